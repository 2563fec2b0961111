/** The outbox. */
export const MAIL_TABLES = `
CREATE TABLE IF NOT EXISTS mail (
  mail_id INTEGER PRIMARY KEY,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  html TEXT,
  attachments TEXT NOT NULL DEFAULT '[]',
  message_id TEXT UNIQUE,
  kind TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
`
