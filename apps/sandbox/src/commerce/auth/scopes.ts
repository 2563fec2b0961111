/**
 * Scopes of an access token, as configured for the reference storefront's client. The sandbox does not check scopes.
 */
export const SCOPES = [
  'sfcc.shopper-products',
  'sfcc.shopper-product-search',
  'sfcc.shopper-categories',
  'sfcc.shopper-baskets-orders.rw',
  'sfcc.shopper-customers.login',
  'sfcc.shopper-customers.register',
  'sfcc.shopper-myaccount.rw',
  'sfcc.shopper-myaccount.baskets',
  'sfcc.shopper-myaccount.orders',
  'sfcc.shopper-myaccount.addresses.rw',
  'sfcc.shopper-myaccount.paymentinstruments.rw',
  'sfcc.shopper-myaccount.productlists.rw',
  'sfcc.shopper-productlists',
  'sfcc.shopper-promotions',
  'sfcc.shopper-gift-certificates',
  'sfcc.shopper-stores',
  'sfcc.shopper-seo',
  'sfcc.shopper-context.rw',
  'sfcc.session_bridge',
  'sfcc.pwdless_login',
  'sfcc.ts_ext_on_behalf_of',
  'openid',
  'offline_access',
  'email',
] as const
