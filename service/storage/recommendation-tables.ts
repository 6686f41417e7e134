/**
 * What the service has learnt from events about products, separately for each locale. Both lists of best products and
 * the neighbours of a product are read along an index, for any amount of data. Scores decay without updates
 * (`recommendations/score.ts`).
 */
export const recommendationTables = `
  CREATE TABLE IF NOT EXISTS shop_fronts (
    front INTEGER PRIMARY KEY AUTOINCREMENT,
    tracking_id TEXT NOT NULL,
    locale TEXT NOT NULL,
    UNIQUE (tracking_id, locale)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS shop_products (
    product INTEGER PRIMARY KEY AUTOINCREMENT,
    front INTEGER NOT NULL,
    id TEXT NOT NULL,
    record TEXT,
    available INTEGER NOT NULL DEFAULT 0,
    views INTEGER NOT NULL DEFAULT 0,
    trending REAL NOT NULL DEFAULT -1e9,
    popular REAL NOT NULL DEFAULT -1e9,
    seen_at INTEGER NOT NULL,
    UNIQUE (front, id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS shop_products_trending ON shop_products (front, available, trending DESC);
  CREATE INDEX IF NOT EXISTS shop_products_popular ON shop_products (front, available, popular DESC);
  CREATE INDEX IF NOT EXISTS shop_products_seen ON shop_products (seen_at);
  CREATE TABLE IF NOT EXISTS product_pairs (
    product INTEGER NOT NULL,
    kind TEXT NOT NULL,
    other INTEGER NOT NULL,
    score REAL NOT NULL,
    PRIMARY KEY (product, kind, other)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS product_pairs_best ON product_pairs (product, kind, score DESC);
  CREATE TABLE IF NOT EXISTS shoppers (
    tracking_id TEXT NOT NULL,
    visitor_id TEXT NOT NULL,
    shopper TEXT NOT NULL,
    seen_at INTEGER NOT NULL,
    UNIQUE (tracking_id, visitor_id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS shoppers_seen ON shoppers (seen_at);
`
