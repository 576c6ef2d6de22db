#pragma once
#include <sqlite3.h>

// sqlite3_db_config is variadic, which Swift cannot call.
static inline int tasklet_sqlite3_set_flag(sqlite3 *database, int flag, int value) {
  return sqlite3_db_config(database, flag, value, (int *)0);
}

// SQLITE_TRANSIENT is a cast of -1 to a function pointer, which Swift does not import.
static inline int tasklet_sqlite3_bind_text(
    sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}
