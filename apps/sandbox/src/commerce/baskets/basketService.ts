import { createObjectId } from '../../store/identifiers.js'
import type { Shopper } from '../../store/shopperRepository.js'
import type { StoredBasket, StoredShipment } from '../../store/storedBasket.js'
import type { CommerceContext } from '../commerceContext.js'
import { isCurrency, toCountry, type Market } from '../http/market.js'
import { Problem, badRequest } from '../http/problem.js'
import { COUNTRIES } from '../siteConfig.js'
import { readCustomFields, readEmail, type JsonObject } from './readBody.js'

/** The caller and the market. */
export interface BasketCall {
  readonly shopper: Shopper
  readonly market: Market
  readonly context: Pick<
    CommerceContext,
    'baskets' | 'catalogue' | 'customers' | 'giftCertificates' | 'lookupAttempts' | 'mails' | 'now' | 'orders'
  >
}

/** Options of a new basket. */
export interface BasketKind {
  readonly isTemporary: boolean
  readonly taxMode: StoredBasket['taxMode']
}

/** Id of the shipment that every basket has. */
export const SHIPMENT_ID = 'me'

const MAXIMUM_TEMPORARY_BASKETS = 10

/**
 * createBasket: stores `c_country` (default: that of the locale) and `currency` (default: that of the country).
 * @throws Problem 400 `customer-baskets-quota-exceeded` when the shopper already has a basket
 */
export function createBasket(body: JsonObject, kind: BasketKind, call: BasketCall): StoredBasket {
  const { shopper, market, context } = call
  assertQuota(kind.isTemporary, call)
  const custom = { c_country: market.country, ...readCustomFields(body) }
  const basket: StoredBasket = {
    basketId: createObjectId(),
    customerId: shopper.customerId,
    ...kind,
    currency: readCurrency(body, custom, market),
    // A registered shopper's login is the e-mail address.
    email: shopper.login,
    billingAddress: null,
    shipments: [emptyShipment(SHIPMENT_ID)],
    items: [],
    coupons: [],
    giftCertificateItems: [],
    payments: [],
    custom,
    createdAt: context.now(),
    modifiedAt: context.now(),
  }
  context.baskets.save(basket)
  return basket
}

export function emptyShipment(shipmentId: string): StoredShipment {
  return { shipmentId, methodId: null, address: null, isGift: false, giftMessage: null, custom: {} }
}

/**
 * The shopper's own basket.
 * @throws Problem 404 `basket-not-found` for an unknown id and for another shopper's basket
 */
export function findBasket(basketId: string, { shopper, context }: BasketCall): StoredBasket {
  const basket = context.baskets.find(basketId)
  if (basket?.customerId === shopper.customerId) return basket
  throw new Problem(404, 'basket-not-found', `No basket with ID '${basketId}' could be found.`, { basketId })
}

/** Saves a changed basket with the current time. */
export function saveBasket(basket: StoredBasket, { context }: BasketCall): StoredBasket {
  const changed = { ...basket, modifiedAt: context.now() }
  context.baskets.save(changed)
  return changed
}

/**
 * updateBasket: `c_*` fields and currency; other fields have their own operations. A new currency removes the payment
 * instruments, whose amounts are in the old one.
 * @throws Problem 400 `bad-request` for another currency while gift certificates with a fixed amount are in the basket
 */
export function updateBasket(basketId: string, body: JsonObject, call: BasketCall): StoredBasket {
  const basket = findBasket(basketId, call)
  const custom = { ...basket.custom, ...readCustomFields(body) }
  const currency = body['currency'] === undefined ? basket.currency : readCurrency(body, custom, call.market)
  if (currency === basket.currency) return saveBasket({ ...basket, custom }, call)
  if (basket.giftCertificateItems.length > 0) {
    throw badRequest('The currency of a basket with gift certificates can’t change. Remove them first.', {
      parameter: 'currency',
    })
  }
  return saveBasket({ ...basket, custom, currency, payments: [] }, call)
}

/**
 * updateCustomerForBasket.
 * @throws Problem 400 `bad-request` without a valid e-mail address
 */
export function updateCustomer(basketId: string, body: JsonObject, call: BasketCall): StoredBasket {
  const basket = findBasket(basketId, call)
  return saveBasket({ ...basket, email: readEmail(body, 'email') }, call)
}

/**
 * Checks that the shopper may have another basket.
 * @throws Problem 400 `customer-baskets-quota-exceeded`, `customer-temporary-baskets-quota-exceeded`
 */
export function assertQuota(isTemporary: boolean, { shopper, context }: BasketCall): void {
  const open = isTemporary
    ? context.baskets.findTemporary(shopper.customerId)
    : [context.baskets.findByCustomer(shopper.customerId)].filter((basket) => basket !== null)
  if (open.length < (isTemporary ? MAXIMUM_TEMPORARY_BASKETS : 1)) return
  const basketIds = open.map(({ basketId }) => basketId).join(', ')
  const kind = isTemporary ? 'temporary baskets' : 'baskets'
  const detail =
    `The maximum number of ${kind} per customer was exceeded. ` +
    `Please reuse or delete one of the existing ${kind} (${basketIds}).`
  const slug = isTemporary ? 'customer-temporary-baskets-quota-exceeded' : 'customer-baskets-quota-exceeded'
  throw new Problem(400, slug, detail, { basketIds })
}

function readCurrency(body: JsonObject, custom: JsonObject, market: Market) {
  const given = body['currency']
  if (given !== undefined && given !== null) {
    if (typeof given === 'string' && isCurrency(given)) return given
    throw badRequest('The given currency is not valid.', { parameter: 'currency' })
  }
  const country = typeof custom['c_country'] === 'string' ? toCountry(custom['c_country'].toUpperCase()) : null
  return country !== null && country !== market.country ? COUNTRIES[country].currency : market.currency
}
