import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { looksLikeEmail } from './looksLikeEmail.js'

describe('looksLikeEmail', () => {
  it.each([
    'max@example.com',
    'MAX@EXAMPLE.COM',
    'max.muster+shop@mail.example.co.uk',
    'müller@exämple.ch',
    '用户@例子。公司',
    "o'neil@example.ie",
    '"quoted"@example.com',
    'max@xn--exmple-cua.ch',
    'max@192.168.0.1',
    'max@[192.168.0.1]',
    'write to max@example.com, please',
    '<max@example.com>',
    'mailto:max@example.com',
    '@ max@example.com',
    'a@b@example.com',
    'max@example.com.',
  ])('finds an address in %j', (text) => {
    expect(looksLikeEmail(text)).toBe(true)
  })

  it.each([
    '',
    '@',
    'max',
    'max@',
    '@example.com',
    'max@localhost',
    'max@.com',
    'max@example.',
    'max@example..com',
    'max @example.com',
    'max@ example.com',
    'https://video.example/@halbrenn.house',
    'a=@example.com',
    '2 @ 50.5',
    'example.com',
  ])('finds no address in %j', (text) => {
    expect(looksLikeEmail(text)).toBe(false)
  })

  it('reads each character at most once', () => {
    const hostile = fc.string({ unit: fc.constantFrom('@', '.', 'a', ' ', '[', '+'), maxLength: 2000 })
    fc.assert(
      fc.property(hostile, (text) => {
        let reads = 0
        const counted = function* () {
          for (const character of text) {
            reads += 1
            yield character
          }
        }
        expect(looksLikeEmail(counted())).toBe(looksLikeEmail(text))
        expect(reads).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})
