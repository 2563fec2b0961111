/** Tables of the forms: submissions, for limits and repeats, and back-in-stock subscriptions. */
export const SUBMISSION_TABLES = `
CREATE TABLE IF NOT EXISTS submission (
  submission_id INTEGER PRIMARY KEY,
  usid TEXT NOT NULL,
  kind TEXT NOT NULL,
  idempotency_key TEXT,
  fingerprint TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  UNIQUE (usid, kind, idempotency_key)
) STRICT;

CREATE TABLE IF NOT EXISTS back_in_stock (
  product_id TEXT NOT NULL,
  email TEXT NOT NULL,
  locale TEXT NOT NULL,
  name TEXT,
  has_consent INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (product_id, email)
) STRICT;
`
