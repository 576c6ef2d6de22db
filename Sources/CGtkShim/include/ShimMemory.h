#pragma once

/* Gives back to the system what only the start has needed: free heap, the stack's depth, and code
   that is mapped. Code is read again from the page cache where it is needed. Called on the main
   thread. */
void gtkshim_trim_memory(void);
