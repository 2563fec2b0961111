import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import * as field from './fields.js'

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

describe('fields of request bodies', () => {
  it.each([
    ['id', field.id, ['a', '_a', '0', 'a.b-c_d', 'x'.repeat(100)], ['', '-a', '.a', 'a/b', 'a b', 'x'.repeat(101), 7]],
    ['line', field.line(5), ['', 'Zoë', '12345'], ['123456', 'a\nb', 'a\tb', 'a\u0000', 'a\u0085b']],
    ['text', field.text(5), ['', 'a\nb', 'a\r\tb'], ['123456', 'a\u0000', 'a\u001b']],
    ['email', field.email, ['mila@example.com'], ['mila', '', `${'x'.repeat(250)}@example.com`]],
    ['country', field.country, ['CH', 'ch'], ['C', 'CHE', 'C1', ' CH']],
    ['currency', field.currency, ['CHF'], ['chf', 'CHFF', 'CH', '€']],
    ['locale', field.locale, ['de', 'de-CH', 'de_CH'], ['DE', 'de-ch', 'deu', 'de-', 'de-CHE', 'de CH']],
    ['password', field.password, ['x', 'x'.repeat(256)], ['', 'x'.repeat(257)]],
    ['amount', field.amount, [0, 0.05, 10_000_000], [-0.01, 10_000_001, '5', Number.NaN, Infinity]],
    [
      'maskedNumber',
      field.maskedNumber,
      ['************1111', '411111XXXXXX1111', '4111 11** **** 1111', '**** **** **** 1111'],
      ['4111111111111111', '41111111XXXXXX1111', '411111XXXXX11111', '*****1111', '', `${'*'.repeat(16)}1111111`],
    ],
  ])('%s', (_, schema, good, bad) => {
    expect(good.filter((value) => !takes(schema, value))).toEqual([])
    expect(bad.filter((value) => takes(schema, value))).toEqual([])
  })

  it.each([
    ['expirationMonth', field.cardExpiry.expirationMonth, [1, 12, undefined], [0, 13, 1.5, '1']],
    ['expirationYear', field.cardExpiry.expirationYear, [2000, 2100, undefined], [1999, 2101, 2030.5]],
  ])('%s', (_, schema, good, bad) => {
    expect(good.filter((value) => !takes(schema, value))).toEqual([])
    expect(bad.filter((value) => takes(schema, value))).toEqual([])
  })

  it('names reports whether a body has the field, whatever the body is', () => {
    expect(field.names({ email: undefined }, 'email')).toBe(true)
    for (const body of [{}, null, undefined, 'email', Object.create({ email: 'x' })]) {
      expect(field.names(body, 'email')).toBe(false)
    }
  })
})
