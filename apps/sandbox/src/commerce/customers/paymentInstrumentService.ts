import type { CustomerPaymentInstrument } from '@vitrine/commerce-client/types/customer'
import { createCustomerId } from '../../store/identifiers.js'
import type { StoredCard, StoredPaymentInstrument } from '../../store/paymentInstrumentRepository.js'
import { toPaymentMethod } from '../baskets/paymentMethods.js'
import type { CommerceContext } from '../commerceContext.js'
import { Problem, badRequest } from '../http/problem.js'
import { QUOTAS } from './customerFields.js'
import { quotaExceeded } from './quotaExceeded.js'
import { readBody, readCustomFields, readFields, requireFields, type FieldRules } from './readFields.js'

const EXPIRY: FieldRules = {
  expirationMonth: { kind: 'integer', minimum: 1, maximum: 12 },
  expirationYear: { kind: 'integer', minimum: 2000, maximum: 2100 },
}
const CARD: FieldRules = {
  ...EXPIRY,
  cardType: { kind: 'text', minimum: 1, maximum: 256 },
  holder: { kind: 'text', minimum: 1, maximum: 256 },
  number: { kind: 'text', minimum: 1, maximum: 4000 },
}
const CARD_NAMES = Object.keys(CARD)
const CARD_NUMBER = /^\d{12,19}$/
const INSTRUMENT: FieldRules = {
  paymentMethodId: { kind: 'text', minimum: 1, maximum: 256 },
  default: { kind: 'boolean' },
}

/** Dependencies of the saved payment instruments. */
export type InstrumentContext = Pick<CommerceContext, 'paymentInstruments' | 'now'>

/**
 * createCustomerPaymentInstrument. Stores only the last four digits of a card number.
 * @throws Problem 400 `bad-request`, also for an unknown payment method, `string-constraint-violation`, the quota
 */
export function createPaymentInstrument(
  customerId: string,
  given: unknown,
  context: InstrumentContext,
): StoredPaymentInstrument {
  const body = readBody(given)
  const own = readFields(body, INSTRUMENT)
  requireFields(own, ['paymentMethodId'])
  const method = String(own['paymentMethodId'])
  if (toPaymentMethod(method) === null) {
    throw badRequest(`The payment method '${method}' is not valid.`, { parameter: 'paymentMethodId' })
  }
  const card = body['paymentCard'] === undefined ? null : readCard(body['paymentCard'])
  if (context.paymentInstruments.all(customerId).length >= QUOTAS.paymentInstruments) {
    throw quotaExceeded('payment-instruments', QUOTAS.paymentInstruments)
  }
  const now = context.now()
  const instrument: StoredPaymentInstrument = {
    instrumentId: createCustomerId(),
    isDefault: own['default'] === true,
    paymentMethodId: method,
    card,
    custom: readCustomFields(body),
    createdAt: now,
    modifiedAt: now,
  }
  context.paymentInstruments.save(customerId, instrument)
  return instrument
}

/** @throws Problem 404 `not-found`, also for another customer's */
export function findPaymentInstrument(
  customerId: string,
  instrumentId: string,
  context: InstrumentContext,
): StoredPaymentInstrument {
  const instrument = context.paymentInstruments.find(customerId, instrumentId)
  if (instrument) return instrument
  const detail = `No payment instrument with ID '${instrumentId}' could be found.`
  throw new Problem(404, 'not-found', detail, { paymentInstrumentId: instrumentId })
}

/**
 * updateCustomerPaymentInstrument: the default flag and the expiry of a card.
 * @throws Problem 400 `unsupported-fields` for other fields
 */
export function updatePaymentInstrument(
  customerId: string,
  instrumentId: string,
  given: unknown,
  context: InstrumentContext,
): StoredPaymentInstrument {
  const stored = findPaymentInstrument(customerId, instrumentId, context)
  const body = readBody(given)
  const cardBody = body['paymentCard'] === undefined ? {} : readBody(body['paymentCard'], '$.paymentCard')
  const isSupported =
    Object.keys(body).every((name) => name === 'default' || name === 'paymentCard' || name.startsWith('c_')) &&
    Object.keys(cardBody).every((name) => Object.hasOwn(EXPIRY, name)) &&
    (stored.card !== null || body['paymentCard'] === undefined)
  if (!isSupported) throw new Problem(400, 'unsupported-fields', 'Unsupported fields in the request for updates.')
  const own = readFields(body, INSTRUMENT)
  const expiry = readFields(cardBody, EXPIRY, '$.paymentCard')
  const instrument: StoredPaymentInstrument = {
    ...stored,
    isDefault: typeof own['default'] === 'boolean' ? own['default'] : stored.isDefault,
    card: stored.card && {
      ...stored.card,
      expirationMonth: numberOf(expiry['expirationMonth']) ?? stored.card.expirationMonth,
      expirationYear: numberOf(expiry['expirationYear']) ?? stored.card.expirationYear,
    },
    modifiedAt: context.now(),
  }
  context.paymentInstruments.save(customerId, instrument)
  return instrument
}

/** A payment instrument in a response. A card is expired from the first day of the month after its last. */
export function toPaymentInstrument(instrument: StoredPaymentInstrument, now: number): CustomerPaymentInstrument {
  const { instrumentId, paymentMethodId, isDefault, card, custom, createdAt, modifiedAt } = instrument
  return {
    ...custom,
    paymentInstrumentId: instrumentId,
    paymentMethodId,
    default: isDefault,
    ...(card && {
      paymentCard: {
        cardType: card.cardType,
        holder: card.holder,
        maskedNumber: `************${card.lastDigits}`,
        numberLastDigits: card.lastDigits,
        expirationMonth: card.expirationMonth,
        expirationYear: card.expirationYear,
        creditCardExpired: Date.UTC(card.expirationYear, card.expirationMonth) <= now,
      },
    }),
    creationDate: new Date(createdAt).toISOString(),
    lastModified: new Date(modifiedAt).toISOString(),
  }
}

function readCard(given: unknown): StoredCard {
  const card = readFields(readBody(given, '$.paymentCard'), CARD, '$.paymentCard')
  requireFields(card, CARD_NAMES, '/paymentCard')
  const number = String(card['number']).replaceAll(' ', '')
  if (!CARD_NUMBER.test(number)) {
    throw badRequest("The property 'number' is no card number.", { parameter: 'number' })
  }
  return {
    cardType: String(card['cardType']),
    holder: String(card['holder']),
    lastDigits: number.slice(-4),
    expirationMonth: numberOf(card['expirationMonth']) ?? 1,
    expirationYear: numberOf(card['expirationYear']) ?? 2000,
  }
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
