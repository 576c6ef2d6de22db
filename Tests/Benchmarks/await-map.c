/* await-map PROGRAM [ARGUMENT...]

   Starts a program and prints its process id and the milliseconds from before the fork until the X
   server tells that its first real window is mapped; then waits for the program to end. Seen from
   outside, without polling, so that every program is measured alike. */
#include <X11/Xlib.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double
now (void)
{
  struct timespec t;
  clock_gettime (CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

/* A window may be gone before it is asked about. */
static int
ignore (Display *display, XErrorEvent *error)
{
  (void) display;
  (void) error;
  return 0;
}

/* Toolkits also map tiny windows of their own, and menus that the window manager does not see. */
static int
is_real (Display *display, Window window)
{
  XWindowAttributes a;
  return XGetWindowAttributes (display, window, &a) && a.width > 50 && a.height > 20
         && !a.override_redirect && a.map_state != IsUnmapped;
}

/* What never shows a window must not be waited for. */
static void
give_up (int signal)
{
  (void) signal;
  _exit (1);
}

int
main (int count, char **arguments)
{
  Display *display = XOpenDisplay (NULL);
  if (count < 2 || !display)
    {
      fprintf (stderr, "usage: await-map PROGRAM [ARGUMENT...], with a DISPLAY\n");
      return 2;
    }
  XSetErrorHandler (ignore);
  XSelectInput (display, DefaultRootWindow (display), SubstructureNotifyMask);
  XSync (display, False);

  signal (SIGCHLD, give_up);
  signal (SIGALRM, give_up);
  alarm (30);
  double start = now ();
  pid_t child = fork ();
  if (child == 0)
    {
      close (ConnectionNumber (display));
      dup2 (open ("/dev/null", O_WRONLY), STDOUT_FILENO);
      execvp (arguments[1], arguments + 1);
      _exit (127);
    }

  for (;;)
    {
      XEvent event;
      XNextEvent (display, &event);
      /* A window manager puts the window into its frame before it maps it, so each new window is
         listened to itself. */
      if (event.type == CreateNotify)
        XSelectInput (display, event.xcreatewindow.window, StructureNotifyMask);
      else if (event.type == MapNotify)
        {
          double mapped = now ();
          if (event.xmap.event == event.xmap.window && is_real (display, event.xmap.window))
            {
              printf ("%d %.2f\n", (int) child, mapped - start);
              fflush (stdout);
              break;
            }
        }
    }
  signal (SIGCHLD, SIG_DFL);
  alarm (0);
  waitpid (child, NULL, 0);
  return 0;
}
