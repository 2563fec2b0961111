/** Tables of the sandbox. Times are epoch milliseconds; `custom` columns hold `c_*` fields as JSON. */
export const SCHEMA = `
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

CREATE TABLE IF NOT EXISTS basket (
  basket_id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL UNIQUE,
  currency TEXT NOT NULL,
  email TEXT,
  shipping_method_id TEXT,
  shipping_address TEXT,
  custom TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  modified_at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS basket_item (
  item_id TEXT PRIMARY KEY,
  basket_id TEXT NOT NULL REFERENCES basket (basket_id) ON DELETE CASCADE,
  product_id TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  position INTEGER NOT NULL
) STRICT;
`
