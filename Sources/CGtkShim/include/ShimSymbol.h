#pragma once
#include <gtk/gtk.h>

/* A picture of one colour, that of the text around it: GtkSymbolicPaintable, whose functions Swift
   cannot implement. Of the texture only the opacity counts. `size` is in logical pixels, whatever
   the texture's is. */
GdkPaintable *gtkshim_symbol_new(GdkTexture *texture, int size);
