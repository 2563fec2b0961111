import { METHOD_TYPES } from '../ledger/payment.js'

const AMOUNT = {
  type: 'object',
  required: ['value', 'currency'],
  properties: {
    value: { type: 'integer', minimum: 1, maximum: 1_000_000_000_000 },
    currency: { type: 'string', enum: ['CHF', 'EUR', 'GBP', 'DKK'] },
  },
} as const

const COUNTRY = { type: 'string', pattern: '^[A-Z]{2}$' } as const

/** The merchant's id of a payment attempt, and its number of an order. */
const REFERENCE = { type: 'string', minLength: 1, maxLength: 80, pattern: '^[\\w.:-]+$' } as const

export const METHODS_BODY = {
  body: { type: 'object', required: ['country', 'amount'], properties: { country: COUNTRY, amount: AMOUNT } },
} as const

export const PAYMENT_BODY = {
  body: {
    type: 'object',
    required: ['reference', 'orderNo', 'amount', 'method', 'returnUrl', 'country', 'locale'],
    properties: {
      reference: REFERENCE,
      orderNo: REFERENCE,
      amount: AMOUNT,
      method: {
        type: 'object',
        required: ['type'],
        properties: {
          type: { type: 'string', enum: METHOD_TYPES },
          token: { type: 'string', minLength: 1, maxLength: 200 },
        },
      },
      returnUrl: { type: 'string', maxLength: 1024 },
      country: COUNTRY,
      locale: { type: 'string', pattern: '^[a-z]{2}(-[A-Z]{2})?$' },
      email: { type: 'string', maxLength: 254 },
    },
  },
} as const

export const DETAILS_BODY = {
  body: {
    type: 'object',
    required: ['redirectResult'],
    properties: { redirectResult: { type: 'string', minLength: 1, maxLength: 200 } },
  },
} as const

export const REFERENCE_QUERY = {
  querystring: { type: 'object', required: ['reference'], properties: { reference: REFERENCE } },
} as const

export const CHANGE_BODY = {
  body: { type: 'object', required: ['reference'], properties: { reference: REFERENCE, amount: AMOUNT } },
} as const
