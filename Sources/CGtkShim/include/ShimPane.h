#pragma once
#include <gtk/gtk.h>

/* A container whose owner lays out and draws its children: GtkWidget's virtual functions, which
   Swift cannot override, as callbacks. It measures height for width. */

typedef struct {
  void (*measure)(GtkOrientation orientation, int for_size, int *minimum, int *natural,
                  int *baseline, gpointer data);
  void (*allocate)(int width, int height, int baseline, gpointer data);
  /* Returns FALSE to have the children drawn one after another. */
  gboolean (*snapshot)(GtkSnapshot *snapshot, gpointer data);
} GtkShimPaneFunctions;

/* The functions must outlive the pane; `data` goes to `destroy` when the pane is gone. */
GtkWidget *gtkshim_pane_new(const GtkShimPaneFunctions *functions, gpointer data,
                            GDestroyNotify destroy);

/* A toplevel that never comes onto the screen: realized, and mapped for GTK alone, so that what is
   in it can be laid out and drawn. */
GtkWidget *gtkshim_offscreen_window_new(void);

/* Lays the window's child out in a size, in logical pixels. */
void gtkshim_offscreen_lay_out(GtkWidget *window, int width, int height);

/* The same, and draws the child into a PNG file. Returns
   FALSE with errno set where the file cannot be written. */
gboolean gtkshim_offscreen_save(GtkWidget *window, int width, int height, int scale,
                                const char *path);
