import { describe, expect, it } from 'vitest'
import { fieldsMessage } from './fieldsMessage.js'

const card = { token: 't', brand: 'visa', last4: '1111', expiryMonth: '3', expiryYear: '2030' }

describe('fieldsMessage', () => {
  it.each([
    [{ type: 'ready' }, { type: 'ready' }],
    [
      { type: 'height', height: 120 },
      { type: 'height', height: 120 },
    ],
    [
      { type: 'invalid', id: '1', fields: ['number'] },
      { type: 'invalid', id: '1' },
    ],
    [
      { type: 'failed', id: '1' },
      { type: 'failed', id: '1' },
    ],
    [
      { type: 'token', id: '1', ...card, expiryMonth: 3 },
      { type: 'token', id: '1', card },
    ],
  ])('reads %j', (data, expected) => {
    expect(fieldsMessage(data)).toEqual(expected)
  })

  it.each([
    null,
    'ready',
    {},
    { type: 'other', id: '1' },
    { type: 'height', height: -1 },
    { type: 'height', height: Number.POSITIVE_INFINITY },
    { type: 'token', id: '1' },
    { type: 'token', token: 't' },
    { type: 'failed' },
  ])('ignores %j', (data) => {
    expect(fieldsMessage(data)).toBeNull()
  })
})
