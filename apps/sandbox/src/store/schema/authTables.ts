/** Tables of the login service: signing key, shoppers, codes and refresh tokens. */
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
  client_id TEXT NOT NULL,
  redirect_uri TEXT NOT NULL,
  code_challenge TEXT NOT NULL,
  usid TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS refresh_token (
  token TEXT PRIMARY KEY,
  client_id TEXT NOT NULL,
  usid TEXT NOT NULL,
  dnt TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
`
