#pragma once
/* Names for what Swift cannot import: macros with casts, globals, what the Glibc module hides. */
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#include <curses.h>
#include <langinfo.h>
#include <sys/signalfd.h>

static inline attr_t curses_bold(void) { return A_BOLD; }
static inline attr_t curses_dim(void) { return A_DIM; }
static inline attr_t curses_reverse(void) { return A_REVERSE; }
static inline attr_t curses_underline(void) { return A_UNDERLINE; }

static inline WINDOW *curses_curscr(void) { return curscr; }
static inline int curses_colors(void) { return COLORS; }
static inline int curses_pairs(void) { return COLOR_PAIRS; }

/* The name of the character set of LC_CTYPE. */
static inline const char *curses_codeset(void) { return nl_langinfo(CODESET); }
