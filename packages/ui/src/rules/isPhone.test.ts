import { describe, expect, it } from 'vitest'
import { isPhone } from './isPhone.js'

describe('isPhone', () => {
  it.each([
    '+41781234567',
    '+4915123456789',
    '+43664123456',
    '+4534412345',
    '+33612345678',
    '+447400123456',
    '+12025550123',
  ])('accepts %s', (number) => expect(isPhone(number)).toBe(true))

  it.each(['', '0781234567', '+4178123456', '+417812345678', '+453441234', '+3361234567', '+44740012345678', '+1'])(
    'refuses %s',
    (number) => expect(isPhone(number)).toBe(false),
  )
})
