# billfold: `make run` opens the sample wallet, `make test` runs the tests. Both install what is missing.

PREFIX ?= /usr/local
DESTDIR ?=

# What a machine that has Swift still needs, as Debian names it.
BUILD_PACKAGES := libncursesw5-dev zlib1g-dev libssl-dev
TEST_PACKAGES := $(BUILD_PACKAGES) tmux
BENCH_PACKAGES := $(TEST_PACKAGES)

# The released program carries all that it needs, Swift's runtime among it. Linked so, it also starts
# a seventh sooner than with Debian's shared libraries. Swift's own linker does not warn of what a static
# program cannot do with libcrypto, which this one never asks of it.
RELEASE := swift build -c release -Xswiftc -static-executable -Xswiftc -use-ld=lld
PROGRAM := .build/release/billfold

.PHONY: all run build release test record check format lint walls docs bench install uninstall clean
.PHONY: swift build-packages test-packages bench-packages

all: build

run: release
	$(PROGRAM) --demo

build: swift build-packages
	swift build

release: swift build-packages
	$(RELEASE) --product billfold

test: swift test-packages
	swift build --build-tests
	swift test --skip-build

# Rewrites the pictures that tests compare with; it fails, so that a recording is never a pass.
record: swift test-packages
	BILLFOLD_RECORD=1 swift test

check: format lint walls docs test

# Formats nothing: says where a file is not as `swift format` would write it.
format: swift
	swift format lint --strict --recursive Package.swift Sources Tests

# A file has one idea and under 200 lines, and nothing that a file's bytes could make trap.
lint:
	! find Sources -name '*.swift' -size +0 | xargs wc -l | awk '$$2 != "total" && $$1 > 200' | grep .
	! grep -rnE 'try!|as!|fatalError\(|TODO|FIXME' Sources --include=*.swift

# No room may reach past its door.
PURE := $(addprefix Sources/,Geometry CardLayout Tickets Screen Viewer)
walls:
	! grep -rn 'import Foundation' Sources --include=*.swift
	! grep -rn 'import Glibc' $(PURE)
	! grep -rn 'import CNcurses' Sources --include=*.swift | grep -v '^Sources/Curses/'
	! grep -rnE 'import (CScan|CZlib|CCrypto)' Sources --include=*.swift | grep -v '^Sources/TicketFiles/'
	! grep -rn 'import ' Sources/Geometry
	! grep -rnE 'import (Tickets|Screen)' Sources/CardLayout

# The library's documentation, into .build/docs; a broken link or an undocumented argument fails.
DOCC = $(dir $(shell readlink -f "$$(command -v swift)"))docc
docs: swift
	mkdir -p .build/symbols/CardLayout
	swift build --target CardLayout --scratch-path .build/symbols/build \
	  -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc .build/symbols
	cd .build/symbols && { [ ! -f CardLayout.symbols.json ] || mv CardLayout.symbols.json CardLayout; }
	$(DOCC) convert Sources/CardLayout/CardLayout.docc --warnings-as-errors \
	  --fallback-display-name CardLayout --fallback-bundle-identifier CardLayout \
	  --additional-symbol-graph-dir .build/symbols/CardLayout --output-path .build/docs

bench: release bench-packages
	swift build -c release --product billfold-bench
	.build/release/billfold-bench $(PROGRAM)

install: release
	install -d '$(DESTDIR)$(PREFIX)/bin'
	install -m 755 $(PROGRAM) '$(DESTDIR)$(PREFIX)/bin/billfold'

uninstall:
	rm -f '$(DESTDIR)$(PREFIX)/bin/billfold'

clean:
	rm -rf .build

swift:
	@command -v swift >/dev/null || { echo 'billfold is built with Swift 6: get it from https://www.swift.org/install/linux/ and run make again.' >&2; exit 1; }

# Installs with apt, as root or through sudo, those packages that are missing.
define install_packages
	@missing=$$(for package in $(1); do \
	  dpkg-query -W -f '$${Status}' $$package 2>/dev/null | grep -q 'ok installed' || echo $$package; \
	done); \
	if [ -n "$$missing" ]; then \
	  if [ "$$(id -u)" = 0 ]; then sudo=; else sudo=sudo; fi; \
	  echo "Installing with apt:" $$missing; \
	  $$sudo apt-get update -qq && \
	  $$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$missing >/dev/null; \
	fi
endef

build-packages: ; $(call install_packages,$(BUILD_PACKAGES))
test-packages: ; $(call install_packages,$(TEST_PACKAGES))
bench-packages: ; $(call install_packages,$(BENCH_PACKAGES))
