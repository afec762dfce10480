#define _GNU_SOURCE
#include "guard.h"

#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* Faults, and then what ends a process that takes no care of it. */
static const int fatal[] = {SIGSEGV, SIGBUS,  SIGILL,    SIGTRAP, SIGFPE,  SIGABRT, SIGSYS,
                            SIGUSR1, SIGUSR2, SIGALRM,   SIGPROF, SIGPIPE, SIGXCPU, SIGXFSZ,
                            SIGIO,   SIGPWR,  SIGVTALRM, SIGSTKFLT};
enum { signal_count = sizeof fatal / sizeof *fatal };
static struct sigaction previous[signal_count];

static atomic_int is_armed;
static int terminal_fd;
static struct termios terminal_attributes;
static char restore_bytes[512];
static size_t restore_count;

/* Standard error as it was, and the memory that stands in for it; -1 where nothing is held. */
static int errors_fd = -1;
static int held_fd = -1;

/* A stack overflow leaves no stack to run the handler on. */
static char handler_stack[1 << 16];

static void write_all(int fd, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(fd, bytes, count);
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

static void copy_held_errors(void) {
  char part[512];
  off_t offset = 0;
  ssize_t count;
  if (held_fd < 0) return;
  while ((count = pread(held_fd, part, sizeof part, offset)) > 0) {
    write_all(errors_fd, part, (size_t)count);
    offset += count;
  }
}

/* Calls only what signal-safety(7) lists. */
static void on_fatal(int number) {
  if (atomic_exchange(&is_armed, 0)) {
    write_all(terminal_fd, restore_bytes, restore_count);
    tcsetattr(terminal_fd, TCSANOW, &terminal_attributes);
    copy_held_errors();
  }
  /* Not the previous handler: Swift's backtracer would ask the user and wait (30 s). */
  signal(number, SIG_DFL);
  raise(number); /* Blocked until this handler returns. */
}

void guard_arm(int terminal, const struct termios *attributes, const char *restore, size_t count) {
  terminal_fd = terminal;
  terminal_attributes = *attributes;
  restore_count = count < sizeof restore_bytes ? count : sizeof restore_bytes;
  memcpy(restore_bytes, restore, restore_count);

  stack_t current;
  if (sigaltstack(NULL, &current) == 0 && (current.ss_flags & SS_DISABLE)) {
    stack_t own = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
    sigaltstack(&own, NULL);
  }
  struct sigaction action = {.sa_handler = on_fatal, .sa_flags = SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < signal_count; i++) sigaction(fatal[i], &action, &previous[i]);
  atomic_store(&is_armed, 1);
}

void guard_disarm(void) {
  if (!atomic_exchange(&is_armed, 0)) return;
  for (int i = 0; i < signal_count; i++) sigaction(fatal[i], &previous[i], NULL);
}

void guard_hold_errors(void) {
  if (held_fd >= 0 || !isatty(STDERR_FILENO)) return;
  int memory = memfd_create("standard error", MFD_CLOEXEC);
  int copy = memory < 0 ? -1 : fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (copy < 0) {
    if (memory >= 0) close(memory);
    return;
  }
  held_fd = memory;
  errors_fd = copy;
  dup2(memory, STDERR_FILENO);
}

void guard_release_errors(void) {
  if (held_fd < 0) return;
  dup2(errors_fd, STDERR_FILENO);
  copy_held_errors();
  close(held_fd);
  close(errors_fd);
  held_fd = errors_fd = -1;
}
