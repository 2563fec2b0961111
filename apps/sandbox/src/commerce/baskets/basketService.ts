import type { StoredBasket } from '../../store/basketRepository.js'
import { createObjectId } from '../../store/identifiers.js'
import type { Shopper } from '../../store/shopperRepository.js'
import type { CommerceContext } from '../commerceContext.js'
import { isCurrency, toCountry, type Market } from '../http/market.js'
import { Problem, badRequest } from '../http/problem.js'
import { COUNTRIES } from '../siteConfig.js'
import { readCustomFields, readText, type JsonObject } from './readBody.js'

/** Who calls, in which market. */
export interface BasketCall {
  readonly shopper: Shopper
  readonly market: Market
  readonly context: Pick<CommerceContext, 'baskets' | 'catalogue' | 'now'>
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * createBasket: keeps `c_country` (default: that of the locale) and `currency` (default: that of the country).
 * @throws Problem 400 `customer-baskets-quota-exceeded` when the shopper has a basket already
 */
export function createBasket(body: JsonObject, { shopper, market, context }: BasketCall): StoredBasket {
  const open = context.baskets.findByCustomer(shopper.customerId)
  if (open) {
    const detail =
      'The maximum number of baskets per customer was exceeded. ' +
      `Please reuse or delete one of the existing baskets (${open.basketId}).`
    throw new Problem(400, 'customer-baskets-quota-exceeded', detail, { basketIds: open.basketId })
  }
  const custom = { c_country: market.country, ...readCustomFields(body) }
  const basket: StoredBasket = {
    basketId: createObjectId(),
    customerId: shopper.customerId,
    currency: readCurrency(body, custom, market),
    email: null,
    shippingMethodId: null,
    shippingAddress: null,
    custom,
    items: [],
    createdAt: context.now(),
    modifiedAt: context.now(),
  }
  context.baskets.save(basket)
  return basket
}

/**
 * The shopper's own basket.
 * @throws Problem 404 `basket-not-found` for an unknown id and for the basket of somebody else
 */
export function findBasket(basketId: string, { shopper, context }: BasketCall): StoredBasket {
  const basket = context.baskets.findByCustomer(shopper.customerId)
  if (basket?.basketId === basketId) return basket
  throw new Problem(404, 'basket-not-found', `No basket with ID '${basketId}' could be found.`, { basketId })
}

/** Saves a changed basket with the time of the change. */
export function saveBasket(basket: StoredBasket, { context }: BasketCall): StoredBasket {
  const changed = { ...basket, modifiedAt: context.now() }
  context.baskets.save(changed)
  return changed
}

/** updateBasket: `c_*` fields and currency; everything else has an operation of its own. */
export function updateBasket(basketId: string, body: JsonObject, call: BasketCall): StoredBasket {
  const basket = findBasket(basketId, call)
  const custom = { ...basket.custom, ...readCustomFields(body) }
  const currency = body['currency'] === undefined ? basket.currency : readCurrency(body, custom, call.market)
  return saveBasket({ ...basket, custom, currency }, call)
}

/**
 * updateCustomerForBasket.
 * @throws Problem 400 `bad-request` without a usable e-mail address
 */
export function updateCustomer(basketId: string, body: JsonObject, call: BasketCall): StoredBasket {
  const basket = findBasket(basketId, call)
  const email = readText(body['email'])
  if (email === null || !EMAIL.test(email)) {
    throw badRequest("The property '$.email' is missing or no e-mail address.", { parameter: 'email' })
  }
  return saveBasket({ ...basket, email }, call)
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
