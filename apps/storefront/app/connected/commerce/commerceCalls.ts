/** Code for API calls, loaded with the first call, since a page that is only read makes none. */
export { createScapiClient } from '@vitrine/commerce-client/client/createScapiClient'
export { addToCartErrors } from '../cart/addToCartErrors.js'
export { createShopperSessions } from '@vitrine/commerce-client/sync/shopperSessions'
