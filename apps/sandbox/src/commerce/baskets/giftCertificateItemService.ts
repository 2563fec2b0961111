import { createObjectId } from '../../store/identifiers.js'
import type { StoredBasket, StoredGiftCertificateItem } from '../../store/storedBasket.js'
import type { Currency, Money } from '../../seed/localised.js'
import { Problem, badRequest } from '../http/problem.js'
import { roundAmount } from './amounts.js'
import { SHIPMENT_ID, findBasket, saveBasket, type BasketCall } from './basketService.js'
import { readEmail, readOptionalText, type JsonObject } from './readBody.js'
import { findShipment } from './shipmentService.js'

const MAXIMUM_ITEMS = 10
const MINIMUM_AMOUNT: Money = { CHF: 50, EUR: 50, GBP: 50, DKK: 400 }
const MAXIMUM_AMOUNT: Money = { CHF: 5000, EUR: 5000, GBP: 5000, DKK: 40_000 }

/**
 * addGiftCertificateItemToBasket.
 * @throws Problem 400 for an amount outside CHF, EUR, GBP 50 to 5,000 or DKK 400 to 40,000 and for an invalid e-mail
 * address, 404 `shipment-not-found`
 */
export function addGiftCertificateItem(basketId: string, body: JsonObject, call: BasketCall): StoredBasket {
  const basket = findBasket(basketId, call)
  if (basket.giftCertificateItems.length >= MAXIMUM_ITEMS) {
    throw badRequest(`A basket has ${MAXIMUM_ITEMS} gift certificates at most.`)
  }
  const shipmentId = readOptionalText(body, 'shipmentId') ?? SHIPMENT_ID
  const item: StoredGiftCertificateItem = {
    giftCertificateItemId: createObjectId(),
    amount: readAmount(body['amount'], basket.currency),
    recipientEmail: readEmail(body, 'recipientEmail'),
    recipientName: readOptionalText(body, 'recipientName'),
    senderName: readOptionalText(body, 'senderName'),
    message: readOptionalText(body, 'message', 4000),
    shipmentId: findShipment(basket, shipmentId).shipmentId,
  }
  return saveBasket({ ...basket, giftCertificateItems: [...basket.giftCertificateItems, item] }, call)
}

/**
 * updateGiftCertificateItemInBasket: changes the given fields.
 * @throws Problem 404 for an unknown item, 400 as for adding
 */
export function updateGiftCertificateItem(
  basketId: string,
  itemId: string,
  body: JsonObject,
  call: BasketCall,
): StoredBasket {
  const basket = findBasket(basketId, call)
  const item = findItem(basket, itemId)
  const shipmentId = readOptionalText(body, 'shipmentId') ?? item.shipmentId
  const changed: StoredGiftCertificateItem = {
    ...item,
    amount: body['amount'] === undefined ? item.amount : readAmount(body['amount'], basket.currency),
    recipientEmail: body['recipientEmail'] === undefined ? item.recipientEmail : readEmail(body, 'recipientEmail'),
    recipientName: readOptionalText(body, 'recipientName') ?? item.recipientName,
    senderName: readOptionalText(body, 'senderName') ?? item.senderName,
    message: readOptionalText(body, 'message', 4000) ?? item.message,
    shipmentId: findShipment(basket, shipmentId).shipmentId,
  }
  const giftCertificateItems = basket.giftCertificateItems.map((other) => (other === item ? changed : other))
  return saveBasket({ ...basket, giftCertificateItems }, call)
}

/**
 * removeGiftCertificateItemFromBasket.
 * @throws Problem 404 for an unknown item
 */
export function removeGiftCertificateItem(basketId: string, itemId: string, call: BasketCall): StoredBasket {
  const basket = findBasket(basketId, call)
  const item = findItem(basket, itemId)
  const giftCertificateItems = basket.giftCertificateItems.filter((other) => other !== item)
  return saveBasket({ ...basket, giftCertificateItems }, call)
}

function findItem(basket: StoredBasket, itemId: string): StoredGiftCertificateItem {
  const item = basket.giftCertificateItems.find((candidate) => candidate.giftCertificateItemId === itemId)
  if (item) return item
  const detail = `No gift certificate item with ID '${itemId}' is in the basket.`
  throw new Problem(404, 'gift-certificate-item-not-found', detail, { giftCertificateItemId: itemId })
}

function readAmount(value: unknown, currency: Currency): number {
  const [minimum, maximum] = [MINIMUM_AMOUNT[currency], MAXIMUM_AMOUNT[currency]]
  if (typeof value === 'number' && value >= minimum && value <= maximum && roundAmount(value) === value) return value
  const expected = `(${minimum}..${maximum})`
  const detail = `The amount of a gift certificate in ${currency} must lie in ${expected}, with two decimals at most.`
  throw badRequest(detail, { parameter: 'amount', expected })
}
