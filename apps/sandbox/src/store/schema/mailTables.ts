/** The outbox. */
export const MAIL_TABLES = `
CREATE TABLE IF NOT EXISTS mail (
  mail_id INTEGER PRIMARY KEY,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  kind TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
`
