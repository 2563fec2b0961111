/** Tables of Shopper Customers. `data` columns contain known fields and `c_*` fields as JSON. */
export const CUSTOMER_TABLES = `
CREATE TABLE IF NOT EXISTS customer (
  customer_id TEXT PRIMARY KEY,
  customer_no TEXT NOT NULL UNIQUE,
  login TEXT NOT NULL,
  login_key TEXT NOT NULL UNIQUE,
  password_hash TEXT,
  credentials_version INTEGER NOT NULL,
  email TEXT NOT NULL,
  first_name TEXT,
  last_name TEXT NOT NULL,
  profile TEXT NOT NULL,
  custom TEXT NOT NULL,
  customer_groups TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  modified_at INTEGER NOT NULL,
  last_login_at INTEGER,
  previous_login_at INTEGER
) STRICT;

CREATE TABLE IF NOT EXISTS customer_address (
  customer_id TEXT NOT NULL REFERENCES customer (customer_id) ON DELETE CASCADE,
  address_id TEXT NOT NULL,
  is_preferred INTEGER NOT NULL,
  data TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  modified_at INTEGER NOT NULL,
  PRIMARY KEY (customer_id, address_id)
) STRICT;

CREATE TABLE IF NOT EXISTS customer_payment_instrument (
  instrument_id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customer (customer_id) ON DELETE CASCADE,
  is_default INTEGER NOT NULL,
  payment_method_id TEXT NOT NULL,
  card TEXT,
  custom TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  modified_at INTEGER NOT NULL
) STRICT;

CREATE INDEX IF NOT EXISTS customer_payment_instrument_customer ON customer_payment_instrument (customer_id);

CREATE TABLE IF NOT EXISTS product_list (
  list_id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL,
  data TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  modified_at INTEGER NOT NULL
) STRICT;

CREATE INDEX IF NOT EXISTS product_list_customer ON product_list (customer_id);

CREATE TABLE IF NOT EXISTS product_list_item (
  item_id TEXT PRIMARY KEY,
  list_id TEXT NOT NULL REFERENCES product_list (list_id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  data TEXT NOT NULL
) STRICT;

CREATE INDEX IF NOT EXISTS product_list_item_list ON product_list_item (list_id, position);
`
