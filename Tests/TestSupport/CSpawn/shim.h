/* Names of <spawn.h> that the Glibc module hides: they need _GNU_SOURCE. */
#pragma once
#include <spawn.h>

int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *, const char *);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int);
