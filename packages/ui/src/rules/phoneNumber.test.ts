import { describe, expect, it } from 'vitest'
import { splitPhone, toE164 } from './phoneNumber.js'

describe('toE164', () => {
  it.each([
    ['CH', '079 123 45 67', '+41791234567'],
    ['CH', '79 123 45 67', '+41791234567'],
    ['DE', '(030) 123/456-7', '+49301234567'],
    ['IT', '06 1234 5678', '+390612345678'],
    ['HU', '06 1 234 5678', '+3612345678'],
    ['DK', '32 12 34 56', '+4532123456'],
    ['CH', '+44 20 7946 0018', '+442079460018'],
    ['CH', '0041 (0)44 123 45 67', '+41441234567'],
    ['CH', '', ''],
    ['CH', ' - ', ''],
    ['CH', '1234567890123', '+411234567890123'],
    ['CH', '12345678901234', ''],
    ['CH', '+4412345678901234', ''],
    ['CH', '1'.repeat(80), ''],
  ] as const)('converts %s "%s" to %s', (country, national, e164) => {
    expect(toE164({ country, national })).toBe(e164)
  })
})

describe('splitPhone', () => {
  it.each([
    ['+41 79 123 45 67', { country: 'CH', national: '79 123 45 67' }],
    ['0041791234567', { country: 'CH', national: '791234567' }],
    ['+41 (0)44 123 45 67', { country: 'CH', national: '44 123 45 67' }],
    ['+1 242 555 0100', { country: 'BS', national: '555 0100' }],
    ['+1 (212) 555-0100', { country: 'US', national: '(212) 555-0100' }],
  ] as const)('splits %s', (text, parts) => {
    expect(splitPhone(text, ['US', 'BS', 'CH', 'DE'])).toEqual(parts)
  })

  it('ignores a national number, and the code of a country that is not offered', () => {
    expect(splitPhone('079 123 45 67', ['CH'])).toBeNull()
    expect(splitPhone('+33 1 23 45 67 89', ['CH'])).toBeNull()
  })

  it('keeps the current country when several share a code', () => {
    expect(splitPhone('+44 1534 000000', ['GB', 'JE'], 'JE')?.country).toBe('JE')
    expect(splitPhone('+44 1534 000000', ['GB', 'JE'])?.country).toBe('GB')
  })
})
