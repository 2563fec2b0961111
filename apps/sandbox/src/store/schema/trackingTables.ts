/** Tables of received activities and page-analytics hits, so that tests can read them. */
export const TRACKING_TABLES = `
CREATE TABLE IF NOT EXISTS activity (
  activity_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  cookie_id TEXT,
  user_id TEXT,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS analytics_hit (
  hit_id INTEGER PRIMARY KEY,
  site_id TEXT NOT NULL,
  locale TEXT NOT NULL,
  parameters TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
`
