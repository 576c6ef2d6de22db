/// The steps that bring a database to today's schema.
enum Migrations {
  /// Marks a database as ours: "Tskl".
  static let applicationID: Int64 = 0x5473_6B6C

  /// The schema that this program knows: one for each step.
  static var latest: Int { steps.count }

  /// Step n brings a database from `user_version` n to n + 1. A step that has been released is never
  /// edited.
  static let steps = [
    taskTable + tasksInOrder, titleSearch + removedTasks,
    fractions + placesOfTheirOwn + importedTasks,
  ]

  /// The tasks themselves; with `fractions`, it is what salvaging needs of a schema.
  static let taskTable = """
    CREATE TABLE task (
      rowid INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      title TEXT NOT NULL CHECK (title <> ''),
      is_completed INTEGER NOT NULL DEFAULT 0 CHECK (is_completed IN (0, 1)),
      priority INTEGER NOT NULL DEFAULT 1 CHECK (priority IN (1, 2, 3)),
      steps_done INTEGER NOT NULL DEFAULT 0 CHECK (steps_done BETWEEN 0 AND steps_target),
      steps_target INTEGER NOT NULL DEFAULT 1 CHECK (steps_target >= 1),
      position INTEGER NOT NULL,
      created_at INTEGER NOT NULL,
      modified_at INTEGER NOT NULL,
      completed_at INTEGER,
      due_at INTEGER
    ) STRICT;

    """

  private static let tasksInOrder = """
    CREATE INDEX task_open ON task (priority DESC, position, rowid) WHERE is_completed = 0;
    CREATE INDEX task_completed ON task (completed_at DESC, rowid) WHERE is_completed = 1;
    CREATE INDEX task_completed_priority ON task (priority, completed_at DESC, rowid)
      WHERE is_completed = 1;

    CREATE TABLE counter (
      only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
      remaining INTEGER NOT NULL,
      completed INTEGER NOT NULL,
      last_position INTEGER NOT NULL
    ) STRICT;
    INSERT INTO counter VALUES (1, 0, 0, 0);

    CREATE TRIGGER task_inserted AFTER INSERT ON task BEGIN
      UPDATE counter SET remaining = remaining + (new.is_completed = 0),
        completed = completed + (new.is_completed = 1),
        last_position = max(last_position, new.position);
    END;
    CREATE TRIGGER task_deleted AFTER DELETE ON task BEGIN
      UPDATE counter SET remaining = remaining - (old.is_completed = 0),
        completed = completed - (old.is_completed = 1);
    END;
    CREATE TRIGGER task_turned AFTER UPDATE OF is_completed ON task
    WHEN old.is_completed <> new.is_completed BEGIN
      UPDATE counter SET remaining = remaining + old.is_completed - new.is_completed,
        completed = completed - old.is_completed + new.is_completed;
    END;
    CREATE TRIGGER task_moved AFTER UPDATE OF position ON task
    WHEN new.position > old.position BEGIN
      UPDATE counter SET last_position = max(last_position, new.position);
    END;

    CREATE TABLE change (
      id INTEGER PRIMARY KEY,
      kind TEXT NOT NULL,
      before TEXT,
      after TEXT,
      is_undone INTEGER NOT NULL DEFAULT 0 CHECK (is_undone IN (0, 1)),
      CHECK (before IS NOT NULL OR after IS NOT NULL)
    ) STRICT;

    """

  /// The words of the titles, so that a search costs what it finds and not what there is.
  private static let titleSearch = """
    CREATE VIRTUAL TABLE task_text USING fts5 (
      title, content = 'task', content_rowid = 'rowid',
      tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
    );
    INSERT INTO task_text (task_text) VALUES ('rebuild');

    CREATE TRIGGER task_text_inserted AFTER INSERT ON task BEGIN
      INSERT INTO task_text (rowid, title) VALUES (new.rowid, new.title);
    END;
    CREATE TRIGGER task_text_deleted AFTER DELETE ON task BEGIN
      INSERT INTO task_text (task_text, rowid, title) VALUES ('delete', old.rowid, old.title);
    END;
    CREATE TRIGGER task_text_renamed AFTER UPDATE OF title ON task BEGIN
      INSERT INTO task_text (task_text, rowid, title) VALUES ('delete', old.rowid, old.title);
      INSERT INTO task_text (rowid, title) VALUES (new.rowid, new.title);
    END;

    """

  /// A change may concern many tasks; those that it removed lie here as long as it can be taken back.
  private static let removedTasks = """
    ALTER TABLE change RENAME TO old_change;
    CREATE TABLE change (
      id INTEGER PRIMARY KEY,
      kind TEXT NOT NULL,
      before TEXT,
      after TEXT,
      is_undone INTEGER NOT NULL DEFAULT 0 CHECK (is_undone IN (0, 1)),
      count INTEGER NOT NULL DEFAULT 1 CHECK (count >= 1)
    ) STRICT;
    INSERT INTO change (id, kind, before, after, is_undone)
      SELECT id, kind, before, after, is_undone FROM old_change;
    DROP TABLE old_change;

    CREATE TABLE removed (
      change INTEGER NOT NULL REFERENCES change (id) ON DELETE CASCADE,
      id TEXT NOT NULL,
      title TEXT NOT NULL,
      is_completed INTEGER NOT NULL,
      priority INTEGER NOT NULL,
      steps_done INTEGER NOT NULL,
      steps_target INTEGER NOT NULL,
      position INTEGER NOT NULL,
      created_at INTEGER NOT NULL,
      modified_at INTEGER NOT NULL,
      completed_at INTEGER,
      due_at INTEGER
    ) STRICT;
    CREATE INDEX removed_change ON removed (change);
    """

  /// The part of a place behind the point, for which whole numbers have no room.
  static let fractions = """
    ALTER TABLE task ADD COLUMN fraction TEXT NOT NULL DEFAULT ''
      CHECK (fraction NOT GLOB '*[^0-9A-Za-z]*' AND fraction NOT GLOB '*0');

    """

  /// Between two tasks in one place nothing can be moved: those that imports have left there follow
  /// one another from here on, and no others come.
  private static let placesOfTheirOwn = """
    UPDATE task SET fraction = tied.fraction
    FROM (
      SELECT rowid AS number, printf('%016X1', row_number() OVER same) AS fraction,
        row_number() OVER same AS place
      FROM task
      WHERE is_completed = 0 AND (priority, position) IN (
        SELECT priority, position FROM task WHERE is_completed = 0
        GROUP BY priority, position HAVING count(*) > 1)
      WINDOW same AS (PARTITION BY priority, position ORDER BY rowid)
    ) AS tied
    WHERE task.rowid = tied.number AND tied.place > 1;
    DROP INDEX task_open;
    CREATE UNIQUE INDEX task_open ON task (priority DESC, position, fraction)
      WHERE is_completed = 0;

    ALTER TABLE removed ADD COLUMN fraction TEXT NOT NULL DEFAULT '';
    UPDATE change SET before = json_set(before, '$.fraction', '') WHERE json_valid(before);
    UPDATE change SET after = json_set(after, '$.fraction', '') WHERE json_valid(after);

    """

  /// What an import has added, as long as it can be taken back.
  private static let importedTasks = """
    CREATE TABLE imported (
      change INTEGER NOT NULL REFERENCES change (id) ON DELETE CASCADE,
      task TEXT NOT NULL
    ) STRICT;
    CREATE INDEX imported_change ON imported (change);

    """
}
