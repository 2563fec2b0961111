import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { headerText } from './headerText.js'

const anySign = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code))

it.each([
  ['Anna Lindqvist', 'Anna Lindqvist'],
  ['Anna\r\nBcc: a@example.com', 'Anna Bcc: a@example.com'],
  [' \tAnna\u0000\u2028 ', 'Anna'],
  ['Søren Ærø 한국', 'Søren Ærø 한국'],
])('makes %j a single line', (given, expected) => {
  expect(headerText(given)).toBe(expected)
})

it('removes all line terminators and limits the length', () => {
  fc.assert(
    fc.property(fc.string({ unit: anySign, maxLength: 400 }), (given) => {
      const line = headerText(given)
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      expect(line.length).toBeLessThanOrEqual(200)
    }),
  )
})
