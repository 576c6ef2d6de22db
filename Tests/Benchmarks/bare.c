/* The smallest GTK 4 program that shows what a task row is made of: the measure of all others. */
#include <gtk/gtk.h>

static void
close_window (GtkWindow *window, gpointer loop)
{
  g_main_loop_quit (loop);
}

int
main (void)
{
  gtk_init ();

  GMainLoop *loop = g_main_loop_new (NULL, FALSE);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (box), gtk_check_button_new_with_label ("A task"));
  gtk_box_append (GTK_BOX (box), gtk_switch_new ());
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_set_default_size (GTK_WINDOW (window), 320, 200);
  g_signal_connect (window, "destroy", G_CALLBACK (close_window), loop);
  gtk_window_present (GTK_WINDOW (window));
  g_main_loop_run (loop);
  return 0;
}
