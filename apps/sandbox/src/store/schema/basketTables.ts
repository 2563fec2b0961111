/** Tables of Shopper Baskets. A basket is one document, because it is always read and written as a whole. */
export const BASKET_TABLES = `
CREATE TABLE IF NOT EXISTS basket (
  basket_id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL,
  is_temporary INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  document TEXT NOT NULL
) STRICT;

CREATE UNIQUE INDEX IF NOT EXISTS one_open_basket ON basket (customer_id) WHERE is_temporary = 0;
CREATE INDEX IF NOT EXISTS basket_customer ON basket (customer_id);
`
