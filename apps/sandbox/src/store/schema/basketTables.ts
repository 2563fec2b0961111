/** Tables of Shopper Baskets. */
export const BASKET_TABLES = `
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
