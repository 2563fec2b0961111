const AMOUNT = {
  type: 'object',
  required: ['value', 'currency'],
  properties: {
    value: { type: 'integer', minimum: 1, maximum: 1_000_000_000_000 },
    currency: { type: 'string', enum: ['CHF', 'EUR', 'GBP', 'DKK'] },
  },
} as const

const ACCOUNT = { type: 'string', minLength: 1, maxLength: 80 } as const
const REFERENCE = { type: 'string', minLength: 1, maxLength: 80 } as const
const COUNTRY = { type: 'string', pattern: '^[A-Z]{2}$' } as const
const FIELD = { type: 'string', maxLength: 2000 } as const

export const ADYEN_METHODS_BODY = {
  body: {
    type: 'object',
    required: ['merchantAccount'],
    properties: { merchantAccount: ACCOUNT, amount: AMOUNT, countryCode: COUNTRY },
  },
} as const

export const ADYEN_PAYMENT_BODY = {
  body: {
    type: 'object',
    required: ['merchantAccount', 'amount', 'reference', 'paymentMethod', 'returnUrl'],
    properties: {
      merchantAccount: ACCOUNT,
      amount: AMOUNT,
      reference: REFERENCE,
      merchantOrderReference: { type: 'string', maxLength: 1000 },
      returnUrl: { type: 'string', maxLength: 8000 },
      countryCode: COUNTRY,
      shopperLocale: { type: 'string', pattern: '^[a-z]{2}([-_][A-Z]{2})?$' },
      paymentMethod: {
        type: 'object',
        required: ['type'],
        properties: {
          type: { type: 'string', maxLength: 80 },
          holderName: FIELD,
          encryptedCardNumber: FIELD,
          encryptedExpiryMonth: FIELD,
          encryptedExpiryYear: FIELD,
          encryptedSecurityCode: FIELD,
        },
      },
      additionalData: { type: 'object' },
    },
  },
} as const

export const ADYEN_DETAILS_BODY = {
  body: {
    type: 'object',
    required: ['details'],
    properties: {
      details: {
        type: 'object',
        required: ['redirectResult'],
        properties: { redirectResult: { type: 'string', minLength: 1, maxLength: 10_000 } },
      },
    },
  },
} as const

export const ADYEN_CHANGE_BODY = {
  body: {
    type: 'object',
    required: ['merchantAccount'],
    properties: { merchantAccount: ACCOUNT, reference: REFERENCE, amount: AMOUNT },
  },
} as const

export const ADYEN_CANCEL_BODY = {
  body: {
    type: 'object',
    required: ['merchantAccount', 'paymentReference'],
    properties: { merchantAccount: ACCOUNT, paymentReference: REFERENCE, reference: REFERENCE },
  },
} as const
