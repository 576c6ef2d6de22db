// Opens widgets and dialogs on a display, closes them, and says what of them is still there, one line
// a fact. The main actor has to run on GTK's loop, which a test runner does not have.

#if DEBUG
  import Glibc

  exit(Probe().run())
#else
  print("only a debug build lets the probe look into the host")
#endif
