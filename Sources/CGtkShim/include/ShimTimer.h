#pragma once
#include <stdint.h>

/* timerfd is not in Swift's Glibc module. A descriptor that becomes readable when the wall clock
   reaches a date, at once after a sleep that lasted longer, and whenever the clock is set. */
int gtkshim_wall_clock_timer_new(void);

/* Arms the timer for a date, in seconds and nanoseconds since 1970, in place of an earlier one.
   Returns 0, or -1 with errno set. */
int gtkshim_wall_clock_timer_set(int descriptor, int64_t seconds, int64_t nanoseconds);
