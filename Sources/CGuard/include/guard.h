#pragma once
/* What a crash must not leave: a terminal in curses mode, and a message on its lost screen. */
#include <stddef.h>
#include <termios.h>

/* From here on a fatal signal first writes `restore` to the terminal and sets its attributes,
   then ends the process by that signal. At most 512 bytes are kept. One terminal at a time. */
void guard_arm(int terminal, const struct termios *attributes, const char *restore, size_t count);

/* Gives the signals back to whoever had them. */
void guard_disarm(void);

/* Keeps what is written to standard error aside, if that is a terminal. */
void guard_hold_errors(void);

/* Writes what was kept to standard error, and keeps no more. */
void guard_release_errors(void);
