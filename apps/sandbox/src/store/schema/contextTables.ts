/** Table of Shopper Context: `context` as JSON, exactly as sent. */
export const CONTEXT_TABLES = `
CREATE TABLE IF NOT EXISTS shopper_context (
  usid TEXT PRIMARY KEY,
  context TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
`
