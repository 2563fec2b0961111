import { expect, it } from 'vitest'
import { shortDescription } from './shortDescription.js'

it.each([
  ['Automatic watch', 'Automatic watch', false],
  ['12345678901234567890', '12345678901234567890', false],
  ['123456789012345678901', '12345678901234567890', true],
  ['💎💎💎💎💎💎💎💎💎💎💎💎💎💎💎💎💎💎💎💎💎', '💎'.repeat(20), true],
  ['  padded  ', 'padded', false],
  [undefined, '', false],
])('shortDescription of %s shows %s', (text, visible, isCut) => {
  expect(shortDescription(text)).toEqual({ visible, full: (text ?? '').trim(), isCut })
})
