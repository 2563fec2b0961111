/** What talks to the server; loaded with the first call, since a page that is only read makes none. */
export { createScapiClient } from '@vitrine/commerce-client/client/createScapiClient'
export { addToCartErrors } from './addToCartErrors.js'
export { createShopperSessions } from '@vitrine/commerce-client/hooks/shopperSessions'
