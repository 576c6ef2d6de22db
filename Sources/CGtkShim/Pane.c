#include "CGtkShim.h"

typedef struct {
  GtkWidget parent;
  const GtkShimPaneFunctions *functions;
  gpointer data;
  GDestroyNotify destroy;
} Pane;

typedef struct {
  GtkWidgetClass parent;
} PaneClass;

static GType pane_get_type(void);
G_DEFINE_TYPE(Pane, pane, GTK_TYPE_WIDGET)

static GtkSizeRequestMode pane_get_request_mode(GtkWidget *widget) {
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void pane_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline) {
  Pane *pane = (Pane *)widget;
  int baseline = -1;
  /* Heights follow widths here, and a width follows nothing: GtkLabel's answer to a height can be
     more than its least width, of which GTK complains for everything around it. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  *minimum = *natural = 0;
  pane->functions->measure(orientation, for_size, minimum, natural, &baseline, pane->data);
  if (*natural < *minimum)
    *natural = *minimum;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum_baseline = *natural_baseline = baseline;
}

static void pane_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  Pane *pane = (Pane *)widget;
  pane->functions->allocate(width, height, baseline, pane->data);
}

static void pane_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  Pane *pane = (Pane *)widget;
  if (!pane->functions->snapshot(snapshot, pane->data))
    GTK_WIDGET_CLASS(pane_parent_class)->snapshot(widget, snapshot);
}

static void pane_dispose(GObject *object) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object))) != NULL)
    gtk_widget_unparent(child);
  G_OBJECT_CLASS(pane_parent_class)->dispose(object);
}

static void pane_finalize(GObject *object) {
  Pane *pane = (Pane *)object;
  if (pane->destroy != NULL)
    pane->destroy(pane->data);
  G_OBJECT_CLASS(pane_parent_class)->finalize(object);
}

static void pane_class_init(PaneClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->get_request_mode = pane_get_request_mode;
  widget_class->measure = pane_measure;
  widget_class->size_allocate = pane_size_allocate;
  widget_class->snapshot = pane_snapshot;
  G_OBJECT_CLASS(class)->dispose = pane_dispose;
  G_OBJECT_CLASS(class)->finalize = pane_finalize;
  gtk_widget_class_set_css_name(widget_class, "pane");
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void pane_init(Pane *pane) {}

GtkWidget *gtkshim_pane_new(const GtkShimPaneFunctions *functions, gpointer data,
                            GDestroyNotify destroy) {
  Pane *pane = g_object_new(pane_get_type(), NULL);
  pane->functions = functions;
  pane->data = data;
  pane->destroy = destroy;
  return GTK_WIDGET(pane);
}
