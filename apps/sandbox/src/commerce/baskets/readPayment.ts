import type { Currency } from '../../seed/localised.js'
import type { GiftCertificateRepository } from '../../store/giftCertificateRepository.js'
import { createObjectId } from '../../store/identifiers.js'
import type { StoredCard, StoredPayment } from '../../store/storedBasket.js'
import { badRequest } from '../http/problem.js'
import { roundAmount } from './amounts.js'
import { toPaymentMethod, type PaymentMethodId } from './paymentMethods.js'
import { readCustomFields, readObject, readOptionalText, type JsonObject } from './readBody.js'

/** Context for validating a payment instrument. */
export interface PaymentScope {
  readonly currency: Currency
  /** The basket's other payment instruments. */
  readonly others: readonly StoredPayment[]
  readonly giftCertificates: GiftCertificateRepository
}

const HIGHEST_AMOUNT = 1e9

/**
 * Reads a payment instrument. A gift certificate pays up to its balance.
 * @param before the instrument to change; null = a new one
 * @throws Problem 400 `bad-request` for an unknown method, a card with more than its masked number, a wrong amount, and
 * a gift certificate that is unknown, used up, or already in the basket
 */
export function readPayment(body: JsonObject, before: StoredPayment | null, scope: PaymentScope): StoredPayment {
  const code = readOptionalText(body, 'giftCertificateCode') ?? before?.giftCertificateCode ?? null
  const hasCard = body['paymentCard'] !== undefined && body['paymentCard'] !== null
  const paymentMethodId = readMethod(body, before, code, hasCard, scope.currency)
  const isCertificate = paymentMethodId === 'GIFT_CERTIFICATE'
  const card = hasCard ? readCard(readObject(body['paymentCard'], '$.paymentCard')) : (before?.card ?? null)
  if (paymentMethodId === 'CREDIT_CARD' && !card) {
    throw badRequest("The property '$.paymentCard' is missing.", { parameter: 'paymentCard' })
  }
  const given = body['amount'] === undefined ? (before?.amount ?? null) : readAmount(body['amount'])
  return {
    paymentInstrumentId: before?.paymentInstrumentId ?? createObjectId(),
    paymentMethodId,
    amount: isCertificate ? certificateAmount(code, given, scope) : given,
    card: paymentMethodId === 'CREDIT_CARD' ? card : null,
    giftCertificateCode: isCertificate ? (code?.toUpperCase() ?? null) : null,
    custom: { ...before?.custom, ...readCustomFields(body) },
  }
}

function readMethod(
  body: JsonObject,
  before: StoredPayment | null,
  code: string | null,
  hasCard: boolean,
  currency: Currency,
): PaymentMethodId {
  const implied = code === null ? (hasCard ? 'CREDIT_CARD' : '') : 'GIFT_CERTIFICATE'
  const id = readOptionalText(body, 'paymentMethodId') ?? before?.paymentMethodId ?? implied
  const method = toPaymentMethod(id, currency)
  if (method) return method
  throw badRequest(`The payment method '${id}' is invalid or not applicable.`, { parameter: 'paymentMethodId' })
}

function readAmount(value: unknown): number | null {
  if (value === null) return null
  if (typeof value === 'number' && value > 0 && value <= HIGHEST_AMOUNT) return roundAmount(value)
  throw badRequest('The amount of a payment instrument must be above 0.', { parameter: 'amount' })
}

function certificateAmount(code: string | null, given: number | null, scope: PaymentScope): number {
  if (code === null) {
    throw badRequest("The property '$.giftCertificateCode' is missing.", { parameter: 'giftCertificateCode' })
  }
  const extras = { parameter: 'giftCertificateCode' }
  if (scope.others.some(({ giftCertificateCode }) => giftCertificateCode === code.toUpperCase())) {
    throw badRequest('The gift certificate is in use already.', extras)
  }
  const balance = scope.giftCertificates.find(code)?.balances[scope.currency] ?? 0
  if (balance <= 0) throw badRequest('The gift certificate is unknown or used up.', extras)
  if (given !== null && given > balance) {
    throw badRequest('The amount is above the balance of the gift certificate.', { parameter: 'amount' })
  }
  return given ?? balance
}

function readCard(card: JsonObject): StoredCard {
  const maskedNumber = readOptionalText(card, 'maskedNumber', 25)
  if (maskedNumber === null || !isMasked(maskedNumber) || card['number'] !== undefined) {
    throw badRequest('A card is taken with its masked number only.', { parameter: 'maskedNumber' })
  }
  return {
    cardType: readOptionalText(card, 'cardType'),
    holder: readOptionalText(card, 'holder'),
    maskedNumber,
    expirationMonth: readInteger(card, 'expirationMonth', 1, 12),
    expirationYear: readInteger(card, 'expirationYear', 2000, 2100),
  }
}

/** Up to seven digits, at least six mask characters, up to four digits: a complete number cannot match. */
function isMasked(value: string): boolean {
  return /^[0-9 -]{0,7}\D{6,15}\d{0,4}$/.test(value)
}

function readInteger(body: JsonObject, name: string, minimum: number, maximum: number): number | null {
  const value = body[name] ?? null
  if (value === null) return null
  if (typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum) return value
  throw badRequest(`The property '${name}' must be a whole number from ${minimum} to ${maximum}.`, { parameter: name })
}
