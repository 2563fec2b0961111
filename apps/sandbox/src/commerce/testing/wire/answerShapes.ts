import { discovery, introspection, keys, tokens, userInfo } from './authShapes.js'
import { basket, baskets, paymentMethods, priceBookIds, shippingMethods, taxes } from './basketShapes.js'
import {
  customer,
  customerAddress,
  customerInstrument,
  customerList,
  customerListItem,
  customerLists,
  publicList,
  publicListItem,
  publicListItems,
  publicLists,
} from './customerShapes.js'
import { order, orders } from './orderShapes.js'
import {
  categories,
  category,
  product,
  productImages,
  productPrices,
  products,
  promotionsOfProduct,
} from './productShapes.js'
import { searchResult, suggestionResult } from './searchShapes.js'
import type { Shape } from './shape.js'
import {
  configurations,
  customerGroups,
  giftCertificate,
  place,
  preferences,
  promotions,
  shopperContext,
  stores,
  storesAround,
  subscriptions,
  urlMapping,
} from './shopShapes.js'

/** Expected successful response of an operation; `shape` null = no body. */
export interface AnswerShape {
  readonly status: number
  readonly shape: Shape | null
}

const SLAS = '/shopper/auth/v1/oauth2'
const PRODUCTS = '/product/shopper-products/v1'
const SEARCH = '/search/shopper-search/v1'
const BASKETS = '/checkout/shopper-baskets/v2/baskets'
const BASKET = `${BASKETS}/:basketId`
const SHIPMENT = `${BASKET}/shipments/:shipmentId`
const ORDERS = '/checkout/shopper-orders/v1/orders'
const ORDER = `${ORDERS}/:orderNo`
const ADMIN_ORDERS = '/checkout/orders/v1/orders'
const ADMIN_ORDER = `${ADMIN_ORDERS}/:orderNo`
const CUSTOMERS = '/customer/shopper-customers/v1/customers'
const CUSTOMER = `${CUSTOMERS}/:customerId`
const LISTS = `${CUSTOMER}/product-lists`
const PUBLIC_LISTS = '/customer/shopper-customers/v1/product-lists'
const CONTEXT = '/shopper/shopper-context/v1/shopper-context/:usid'

const ok = (shape: Shape): readonly AnswerShape[] => [{ status: 200, shape }]
const OK_EMPTY: readonly AnswerShape[] = [{ status: 200, shape: null }]
const NO_CONTENT: readonly AnswerShape[] = [{ status: 204, shape: null }]

/** Responses by method and path without the organization. Baskets v1 has the same responses as v2. */
export const answerShapes: ReadonlyMap<string, readonly AnswerShape[]> = new Map(
  Object.entries({
    ...auth(),
    ...catalogue(),
    ...basketAnswers(),
    ...orderAnswers(),
    ...adminOrderAnswers(),
    ...customerAnswers(),
    ...listAnswers(),
    ...shopAnswers(),
  }),
)

function auth() {
  return {
    [`POST ${SLAS}/token`]: ok(tokens),
    [`GET ${SLAS}/logout`]: ok(tokens),
    [`POST ${SLAS}/trusted-agent/token`]: ok(tokens),
    [`POST ${SLAS}/session-bridge/token`]: ok(tokens),
    [`POST ${SLAS}/passwordless/token`]: ok(tokens),
    [`POST ${SLAS}/passwordless/login`]: OK_EMPTY,
    [`POST ${SLAS}/password/reset`]: OK_EMPTY,
    [`POST ${SLAS}/password/action`]: OK_EMPTY,
    [`POST ${SLAS}/revoke`]: ok(tokens),
    [`POST ${SLAS}/introspect`]: ok(introspection),
    [`GET ${SLAS}/userinfo`]: ok(userInfo),
    [`GET ${SLAS}/jwks`]: ok(keys),
    [`GET ${SLAS}/.well-known/openid-configuration`]: ok(discovery),
  }
}

function catalogue() {
  return {
    [`GET ${PRODUCTS}/products`]: ok(products),
    [`GET ${PRODUCTS}/products/:id`]: ok(product),
    [`GET ${PRODUCTS}/products/:id/images`]: ok(productImages),
    [`GET ${PRODUCTS}/products/:id/prices`]: ok(productPrices),
    [`GET ${PRODUCTS}/products/:id/promotions`]: ok(promotionsOfProduct),
    [`GET ${PRODUCTS}/categories`]: ok(categories),
    [`GET ${PRODUCTS}/categories/:id`]: ok(category),
    [`GET ${SEARCH}/product-search`]: ok(searchResult),
    [`GET ${SEARCH}/search-suggestions`]: ok(suggestionResult),
  }
}

function basketAnswers() {
  const changes = [
    `POST ${BASKETS}`,
    `GET ${BASKET}`,
    `PATCH ${BASKET}`,
    `POST ${BASKETS}/actions/merge`,
    `POST ${BASKET}/actions/promote`,
    `PUT ${BASKET}/storefront`,
    `PUT ${BASKET}/customer`,
    `PUT ${BASKET}/billing-address`,
    `POST ${BASKET}/items`,
    `PATCH ${BASKET}/items`,
    `PATCH ${BASKET}/items/:itemId`,
    `DELETE ${BASKET}/items/:itemId`,
    `POST ${BASKET}/gift-certificate-items`,
    `PATCH ${BASKET}/gift-certificate-items/:giftCertificateItemId`,
    `DELETE ${BASKET}/gift-certificate-items/:giftCertificateItemId`,
    `POST ${BASKET}/coupons`,
    `DELETE ${BASKET}/coupons/:couponItemId`,
    `POST ${BASKET}/payment-instruments`,
    `PATCH ${BASKET}/payment-instruments/:paymentInstrumentId`,
    `DELETE ${BASKET}/payment-instruments/:paymentInstrumentId`,
    `POST ${BASKET}/shipments`,
    `PATCH ${SHIPMENT}`,
    `DELETE ${SHIPMENT}`,
    `PUT ${SHIPMENT}/shipping-method`,
    `PUT ${SHIPMENT}/shipping-address`,
  ]
  return {
    ...Object.fromEntries(changes.map((operation) => [operation, ok(basket)])),
    // 204: there was no basket to transfer.
    [`POST ${BASKETS}/actions/transfer`]: [...ok(basket), ...NO_CONTENT],
    [`DELETE ${BASKET}`]: NO_CONTENT,
    [`GET ${SHIPMENT}/shipping-methods`]: ok(shippingMethods),
    [`GET ${BASKET}/payment-methods`]: ok(paymentMethods),
    [`GET ${BASKET}/price-books`]: ok(priceBookIds),
    [`GET ${BASKET}/taxes`]: ok(taxes),
    [`GET ${CUSTOMER}/baskets`]: ok(baskets),
  }
}

function orderAnswers() {
  return {
    [`POST ${ORDERS}`]: ok(order),
    [`GET ${ORDER}`]: ok(order),
    [`POST ${ORDER}/lookup`]: ok(order),
    [`POST ${ORDER}/actions/fail`]: [...NO_CONTENT, { status: 201, shape: null }],
    [`GET ${ORDER}/payment-methods`]: ok(paymentMethods),
    [`POST ${ORDER}/payment-instruments`]: ok(order),
    [`PATCH ${ORDER}/payment-instruments/:paymentInstrumentId`]: ok(order),
    [`DELETE ${ORDER}/payment-instruments/:paymentInstrumentId`]: ok(order),
    [`GET ${CUSTOMER}/orders`]: ok(orders),
  }
}

function customerAnswers() {
  const addressPath = `${CUSTOMER}/addresses`
  const instruments = `${CUSTOMER}/payment-instruments`
  return {
    [`POST ${CUSTOMERS}`]: ok(customer),
    [`GET ${CUSTOMER}`]: ok(customer),
    [`PATCH ${CUSTOMER}`]: ok(customer),
    [`PUT ${CUSTOMER}/password`]: NO_CONTENT,
    [`POST ${addressPath}`]: ok(customerAddress),
    [`GET ${addressPath}/:addressName`]: ok(customerAddress),
    [`PATCH ${addressPath}/:addressName`]: ok(customerAddress),
    [`DELETE ${addressPath}/:addressName`]: NO_CONTENT,
    [`POST ${instruments}`]: ok(customerInstrument),
    [`GET ${instruments}/:instrumentId`]: ok(customerInstrument),
    [`PATCH ${instruments}/:instrumentId`]: ok(customerInstrument),
    [`DELETE ${instruments}/:instrumentId`]: NO_CONTENT,
  }
}

/** The admin API of orders, by its documentation: it has no OpenAPI document here. */
function adminOrderAnswers() {
  return {
    [`GET ${ADMIN_ORDERS}`]: ok(orders),
    [`GET ${ADMIN_ORDER}`]: ok(order),
    [`PATCH ${ADMIN_ORDER}`]: NO_CONTENT,
    [`PUT ${ADMIN_ORDER}/status`]: [...NO_CONTENT, { status: 201, shape: null }],
    [`PUT ${ADMIN_ORDER}/payment-status`]: NO_CONTENT,
    [`PUT ${ADMIN_ORDER}/confirmation-status`]: NO_CONTENT,
    [`PUT ${ADMIN_ORDER}/export-status`]: NO_CONTENT,
    [`PUT ${ADMIN_ORDER}/shipping-status`]: NO_CONTENT,
    [`PATCH ${ADMIN_ORDER}/payment-instruments/:paymentInstrumentId`]: NO_CONTENT,
    [`PATCH ${ADMIN_ORDER}/payment-instruments/:paymentInstrumentId/transaction`]: NO_CONTENT,
  }
}

function listAnswers() {
  return {
    [`GET ${LISTS}`]: ok(customerLists),
    [`POST ${LISTS}`]: ok(customerList),
    [`GET ${LISTS}/:listId`]: ok(customerList),
    [`PATCH ${LISTS}/:listId`]: ok(customerList),
    [`DELETE ${LISTS}/:listId`]: NO_CONTENT,
    [`POST ${LISTS}/:listId/items`]: ok(customerListItem),
    [`GET ${LISTS}/:listId/items/:itemId`]: ok(customerListItem),
    [`PATCH ${LISTS}/:listId/items/:itemId`]: ok(customerListItem),
    [`DELETE ${LISTS}/:listId/items/:itemId`]: NO_CONTENT,
    [`GET ${PUBLIC_LISTS}`]: ok(publicLists),
    [`GET ${PUBLIC_LISTS}/:listId`]: ok(publicList),
    [`GET ${PUBLIC_LISTS}/:listId/items`]: ok(publicListItems),
    [`GET ${PUBLIC_LISTS}/:listId/items/:itemId`]: ok(publicListItem),
  }
}

function shopAnswers() {
  return {
    'POST /pricing/shopper-gift-certificates/v1/gift-certificate': ok(giftCertificate),
    'GET /pricing/shopper-promotions/v1/promotions': ok(promotions),
    'GET /pricing/shopper-promotions/v1/promotions/campaigns/:campaignId': ok(promotions),
    'GET /store/shopper-stores/v1/stores': ok(stores),
    'GET /store/shopper-stores/v1/store-search': ok(storesAround),
    'GET /site/shopper-seo/v1/url-mapping': ok(urlMapping),
    [`GET ${CONTEXT}`]: ok(shopperContext),
    [`PUT ${CONTEXT}`]: [...OK_EMPTY, { status: 201, shape: null }],
    [`PATCH ${CONTEXT}`]: ok(shopperContext),
    [`DELETE ${CONTEXT}`]: NO_CONTENT,
    'GET /configuration/shopper-configurations/v1/configurations': ok(configurations),
    'GET /shopper/shopper-consents/v1/subscriptions': ok(subscriptions),
    'GET /custom/preferences/v1/site-custom-preferences': ok(preferences),
    'GET /custom/session/v1/customer-groups': ok(customerGroups),
    'GET /custom/stores/v1/stores': ok(stores),
    'GET /custom/stores/v1/geocode': ok(place),
    'POST /custom/emails/v1/send': NO_CONTENT,
    'POST /custom/notifications/v1/back-in-stock': NO_CONTENT,
  }
}
