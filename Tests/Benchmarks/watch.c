/* watch WINDOW LOCK click X Y       clicks there
   watch WINDOW LOCK run PROGRAM...  starts a program that changes the store

   Prints, in milliseconds: from the click or start to the first drawing in the window, to the
   commit (the lock file is closed), and from the commit to the next drawing. */
#include <X11/Xlib.h>
#include <X11/extensions/Xdamage.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* The library comes with xdotool; its header is in a package of its own. */
extern int XTestFakeMotionEvent (Display *, int screen, int x, int y, unsigned long delay);
extern int XTestFakeButtonEvent (Display *, unsigned button, int is_press, unsigned long delay);

static double
now (void)
{
  struct timespec t;
  clock_gettime (CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static Display *display;
static Damage damage;
static int damage_event, doorbell;

/* Waits at most that long; tells when something was drawn and when the lock was closed, or 0. */
static void
wait_for_events (int milliseconds, double *drawn, double *closed)
{
  struct pollfd both[] = { { ConnectionNumber (display), POLLIN, 0 }, { doorbell, POLLIN, 0 } };
  *drawn = *closed = 0;
  if (!XPending (display) && poll (both, 2, milliseconds) <= 0)
    return;
  double t = now ();
  if (both[1].revents & POLLIN)
    {
      char buffer[4096];
      if (read (doorbell, buffer, sizeof buffer) > 0)
        *closed = t;
    }
  while (XPending (display))
    {
      XEvent event;
      XNextEvent (display, &event);
      if (event.type == damage_event + XDamageNotify)
        {
          XDamageSubtract (display, damage, None, None);
          *drawn = t;
        }
    }
}

int
main (int count, char **arguments)
{
  double drawn, closed;
  int error;

  if (count < 5 || !(display = XOpenDisplay (NULL)))
    return fprintf (stderr, "usage: watch WINDOW LOCK click X Y | run PROGRAM...\n"), 2;
  XDamageQueryExtension (display, &damage_event, &error);
  damage = XDamageCreate (display, strtoul (arguments[1], NULL, 0), XDamageReportNonEmpty);
  doorbell = inotify_init1 (IN_CLOEXEC);
  if (inotify_add_watch (doorbell, arguments[2], IN_CLOSE_WRITE) < 0)
    return perror (arguments[2]), 1;

  int is_click = strcmp (arguments[3], "click") == 0;
  if (is_click)
    XTestFakeMotionEvent (display, -1, atoi (arguments[4]), atoi (arguments[5]), 0);
  XFlush (display);
  /* The pointer's arrival may be animated. */
  do
    wait_for_events (400, &drawn, &closed);
  while (drawn || closed);

  double start = now (), first = 0, commit = 0, after = 0;
  pid_t child = 0;
  if (is_click)
    {
      XTestFakeButtonEvent (display, 1, True, 0);
      XTestFakeButtonEvent (display, 1, False, 0);
      XFlush (display);
    }
  else if ((child = fork ()) == 0)
    {
      if (!freopen ("/dev/null", "w", stdout))
        _exit (126);
      execvp (arguments[4], arguments + 4);
      _exit (127);
    }
  while ((!commit || !after) && now () - start < 5000)
    {
      wait_for_events (1000, &drawn, &closed);
      if (drawn && !first)
        first = drawn;
      if (closed && !commit)
        commit = closed;
      else if (drawn && commit && !after)
        after = drawn;
    }
  if (child)
    waitpid (child, NULL, 0);
  if (!commit || !first)
    return fprintf (stderr, "nothing happened\n"), 1;
  printf ("%.3f %.3f %.3f\n", first - start, commit - start, after ? after - commit : -1);
  return 0;
}
