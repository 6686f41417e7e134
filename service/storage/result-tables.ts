/**
 * What events say about experiments: who saw which variation first, who reached which goal, who ordered; and the sums
 * of these, so that results are read quickly. Times `at` are by the device's clock, `seq` is the number that the
 * script gave the event. Amounts are in hundredths, so that their sums are exact. `segments` are the ids of those that the
 * visitor was in, separated by spaces.
 */
export const resultTables = `
  CREATE TABLE experience_iterations (
    iteration INTEGER PRIMARY KEY AUTOINCREMENT,
    tracking_id TEXT NOT NULL,
    experience_id TEXT NOT NULL,
    iteration_id TEXT NOT NULL,
    heard_at INTEGER NOT NULL DEFAULT 0,
    UNIQUE (tracking_id, experience_id, iteration_id)
  ) STRICT;
  CREATE TABLE experience_visitors (
    visitor_id TEXT NOT NULL,
    iteration INTEGER NOT NULL,
    variation_id TEXT NOT NULL,
    is_control INTEGER NOT NULL,
    at REAL NOT NULL,
    seq REAL,
    heard_at INTEGER NOT NULL,
    device TEXT NOT NULL DEFAULT '',
    country TEXT NOT NULL DEFAULT '',
    segments TEXT NOT NULL DEFAULT '',
    UNIQUE (visitor_id, iteration)
  ) STRICT;
  CREATE INDEX experience_visitors_by_iteration ON experience_visitors (iteration, heard_at);
  CREATE TABLE experience_goals (
    visitor_id TEXT NOT NULL,
    iteration INTEGER NOT NULL,
    goal_id TEXT NOT NULL,
    is_primary INTEGER NOT NULL,
    at REAL NOT NULL,
    seq REAL,
    received_at INTEGER NOT NULL,
    UNIQUE (visitor_id, iteration, goal_id)
  ) STRICT;
  CREATE INDEX experience_goals_by_receipt ON experience_goals (received_at);
  CREATE TABLE visitor_orders (
    visitor_id TEXT NOT NULL,
    tracking_id TEXT NOT NULL,
    id TEXT NOT NULL,
    currency TEXT NOT NULL,
    hundredths REAL NOT NULL,
    is_of_goal INTEGER NOT NULL,
    at REAL NOT NULL,
    seq REAL,
    received_at INTEGER NOT NULL,
    UNIQUE (tracking_id, id)
  ) STRICT;
  CREATE INDEX visitor_orders_by_visitor ON visitor_orders (visitor_id, tracking_id);
  CREATE INDEX visitor_orders_by_receipt ON visitor_orders (received_at);
  CREATE TABLE variation_sums (
    iteration INTEGER NOT NULL,
    variation_id TEXT NOT NULL,
    is_control INTEGER NOT NULL,
    visitors INTEGER NOT NULL,
    buyers INTEGER NOT NULL,
    PRIMARY KEY (iteration, variation_id, is_control)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE revenue_bins (
    iteration INTEGER NOT NULL,
    variation_id TEXT NOT NULL,
    currency TEXT NOT NULL,
    bin INTEGER NOT NULL,
    visitors INTEGER NOT NULL,
    revenue REAL NOT NULL,
    squares REAL NOT NULL,
    history REAL NOT NULL,
    history_squares REAL NOT NULL,
    history_revenue REAL NOT NULL,
    PRIMARY KEY (iteration, variation_id, currency, bin)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE goal_sums (
    iteration INTEGER NOT NULL,
    goal_id TEXT NOT NULL,
    variation_id TEXT NOT NULL,
    is_primary INTEGER NOT NULL,
    visitors INTEGER NOT NULL,
    PRIMARY KEY (iteration, is_primary, goal_id, variation_id)
  ) STRICT, WITHOUT ROWID;
`
