import { describe, expect, it } from 'vitest'
import { createCardTokens } from './cardTokens.js'
import { passesLuhn } from './luhn.js'
import { readCard, readExpiry } from './readCard.js'
import { TEST_CARDS } from './testCards.js'

const NOW = Date.UTC(2026, 10, 24)
const card = { number: TEST_CARDS.ok.number, expiry: '11/26', code: '123' }

describe('the test cards', () => {
  it('have 16 digits with a valid check digit, start with 9 and differ', () => {
    const numbers = Object.values(TEST_CARDS).map(({ number }) => number)
    expect(numbers.filter((number) => !/^9\d{15}$/.test(number) || !passesLuhn(number))).toEqual([])
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

describe('readCard', () => {
  it('reads a card with spaces, in the month in which it expires', () => {
    const reading = readCard({ ...card, number: ' 9000 0000 0001 0000 ' }, NOW)
    expect(reading).toEqual({
      kind: 'card',
      card: { caseId: 'ok', brand: 'testcard', last4: '0000', expiryMonth: 11, expiryYear: 2026 },
    })
  })

  it.each([
    [
      { number: '', expiry: ' ', code: '' },
      { number: 'missing', expiry: 'missing', code: 'missing' },
    ],
    [{ number: '9000000000010001' }, { number: 'invalid' }],
    [{ number: '90000000000100O0' }, { number: 'invalid' }],
    [{ number: '4111111111111111' }, { number: 'foreign' }],
    [{ expiry: '10/26' }, { expiry: 'expired' }],
    [{ expiry: '13/30' }, { expiry: 'invalid' }],
    [{ expiry: '03/99' }, { expiry: 'invalid' }],
    [{ expiry: 'soon' }, { expiry: 'invalid' }],
    [{ code: '12' }, { code: 'invalid' }],
    [{ code: '1234' }, { code: 'invalid' }],
  ])('refuses %j', (change, faults) => {
    expect(readCard({ ...card, ...change }, NOW)).toEqual({ kind: 'invalid', faults })
  })

  it.each(['03/30', '3/30', '0330', '03 / 30', '03.2030', '03-30', '032030', '2030-03'])(
    'reads the date %s',
    (expiry) => {
      expect(readExpiry(expiry)).toEqual({ month: 3, year: 2030 })
    },
  )
})

describe('a card token', () => {
  const reading = readCard(card, NOW)
  if (reading.kind !== 'card') throw new Error('The card is valid.')

  it('is used once', () => {
    const tokens = createCardTokens(() => NOW)
    const token = tokens.create(reading.card)
    expect(tokens.redeem(token)).toEqual({ kind: 'card', card: reading.card })
    expect(tokens.redeem(token)).toEqual({ kind: 'used' })
    expect(tokens.redeem('tok_other')).toEqual({ kind: 'unknown' })
  })

  it('expires after 15 minutes', () => {
    let now = NOW
    const tokens = createCardTokens(() => now)
    const [early, late] = [tokens.create(reading.card), tokens.create(reading.card)]
    now = NOW + 15 * 60_000 - 1
    expect(tokens.redeem(early).kind).toBe('card')
    now = NOW + 15 * 60_000
    expect(tokens.redeem(late).kind).toBe('expired')
  })
})
