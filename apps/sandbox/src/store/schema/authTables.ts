/** Tables of the login service: signing key, shoppers, codes, tokens and legacy sessions. */
export const AUTH_TABLES = `
CREATE TABLE IF NOT EXISTS signing_key (
  kid TEXT PRIMARY KEY,
  private_jwk TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS shopper (
  usid TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS authorization_code (
  code TEXT PRIMARY KEY,
  purpose TEXT NOT NULL,
  client_id TEXT NOT NULL,
  redirect_uri TEXT NOT NULL,
  code_challenge TEXT NOT NULL,
  usid TEXT NOT NULL,
  customer_id TEXT,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS refresh_token (
  token TEXT PRIMARY KEY,
  client_id TEXT NOT NULL,
  usid TEXT NOT NULL,
  customer_id TEXT,
  dnt TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS revoked_token (
  jti TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS message_token (
  token TEXT PRIMARY KEY,
  purpose TEXT NOT NULL,
  client_id TEXT NOT NULL,
  login_key TEXT NOT NULL,
  code_challenge TEXT NOT NULL,
  usid TEXT,
  registration TEXT,
  expires_at INTEGER NOT NULL,
  UNIQUE (purpose, login_key)
) STRICT;

CREATE TABLE IF NOT EXISTS legacy_session (
  usid TEXT PRIMARY KEY,
  dwsid TEXT NOT NULL UNIQUE,
  customer_id TEXT
) STRICT;
`
