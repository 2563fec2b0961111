/** Tables of Shopper Orders, coupons and gift certificates. */
export const ORDER_TABLES = `
CREATE TABLE IF NOT EXISTS shop_order (
  order_no TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL,
  status TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  document TEXT NOT NULL
) STRICT;

CREATE INDEX IF NOT EXISTS shop_order_customer ON shop_order (customer_id, created_at);

CREATE TABLE IF NOT EXISTS gift_certificate (
  code TEXT PRIMARY KEY,
  document TEXT NOT NULL
) STRICT;
`
