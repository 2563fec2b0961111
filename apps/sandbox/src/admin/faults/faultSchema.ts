import { FAULT_KINDS } from './faultRule.js'

/** JSON Schema of one rule. */
const FAULT_RULE = {
  type: 'object',
  required: ['endpoint', 'kind'],
  additionalProperties: false,
  properties: {
    endpoint: { type: 'string', maxLength: 500 },
    kind: { type: 'string', enum: FAULT_KINDS },
    status: { type: 'integer', minimum: 200, maximum: 599 },
    ms: { type: 'integer', minimum: 0, maximum: 600_000 },
    times: { type: 'integer', minimum: 1 },
    probability: { type: 'number', minimum: 0, maximum: 1 },
    seed: { type: 'integer', minimum: 0 },
    afterWork: { type: 'boolean' },
    body: {},
    fields: { type: 'array', minItems: 1, items: { type: 'string' } },
    as: { type: 'string', enum: ['fields', 'html'] },
    issuedBefore: { type: 'number' },
  },
} as const

/** Body of POST: one rule. */
export const ONE_FAULT = { body: FAULT_RULE } as const

/** Body of PUT: the complete list of active rules. */
export const ALL_FAULTS = { body: { type: 'array', maxItems: 100, items: FAULT_RULE } } as const
