#include "CGtkShim.h"
#include <cairo.h>
#include <errno.h>

typedef struct {
  GtkWindow parent;
} OffscreenWindow;

typedef struct {
  GtkWindowClass parent;
} OffscreenWindowClass;

static GType offscreen_window_get_type(void);
G_DEFINE_TYPE(OffscreenWindow, offscreen_window, GTK_TYPE_WINDOW)

/* GtkWindow's own functions would present the surface; GtkWidget's map the children only. */
static void offscreen_window_map(GtkWidget *widget) {
  GTK_WIDGET_CLASS(g_type_class_peek_static(GTK_TYPE_WIDGET))->map(widget);
}

static void offscreen_window_unmap(GtkWidget *widget) {
  GTK_WIDGET_CLASS(g_type_class_peek_static(GTK_TYPE_WIDGET))->unmap(widget);
}

static void offscreen_window_show(GtkWidget *widget) {
  GTK_WIDGET_CLASS(g_type_class_peek_static(GTK_TYPE_WIDGET))->show(widget);
}

static void offscreen_window_class_init(OffscreenWindowClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->map = offscreen_window_map;
  widget_class->unmap = offscreen_window_unmap;
  widget_class->show = offscreen_window_show;
}

static void offscreen_window_init(OffscreenWindow *window) {}

GtkWidget *gtkshim_offscreen_window_new(void) {
  return g_object_new(offscreen_window_get_type(), "decorated", FALSE, NULL);
}

void gtkshim_offscreen_lay_out(GtkWidget *window, int width, int height) {
  gtk_widget_set_visible(window, TRUE);
  gtk_widget_realize(window);
  gtk_widget_map(window);
  gtk_widget_allocate(window, width, height, -1, NULL);
}

gboolean gtkshim_offscreen_save(GtkWidget *window, int width, int height, int scale,
                                const char *path) {
  gtkshim_offscreen_lay_out(window, width, height);
  GtkSnapshot *snapshot = gtk_snapshot_new();
  GtkWidget *child = gtk_window_get_child(GTK_WINDOW(window));
  gtk_widget_snapshot_child(window, child, snapshot);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width * scale, height * scale);
  cairo_surface_set_device_scale(surface, scale, scale);
  cairo_t *cairo = cairo_create(surface);
  if (node != NULL) {
    gsk_render_node_draw(node, cairo);
    gsk_render_node_unref(node);
  }
  cairo_destroy(cairo);
  cairo_status_t status = cairo_surface_write_to_png(surface, path);
  int reason = errno;
  cairo_surface_destroy(surface);
  errno = status == CAIRO_STATUS_NO_MEMORY ? ENOMEM : reason;
  return status == CAIRO_STATUS_SUCCESS;
}
