#include "CGtkShim.h"
#include <sys/timerfd.h>
#include <time.h>

int gtkshim_wall_clock_timer_new(void) {
  return timerfd_create(CLOCK_REALTIME, TFD_NONBLOCK | TFD_CLOEXEC);
}

int gtkshim_wall_clock_timer_set(int descriptor, int64_t seconds, int64_t nanoseconds) {
  struct itimerspec when = {.it_value = {.tv_sec = seconds, .tv_nsec = nanoseconds}};
  return timerfd_settime(descriptor, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &when, 0);
}
