import { describe, expect, it } from 'vitest'
import { isEmail } from './isEmail.js'

describe('isEmail', () => {
  it.each([
    'anna@halbrenn.example',
    'anna.lindqvist+watches@post.halbrenn.example',
    'o’neill@halbrenn.example',
    'zoë@müller.example',
    'a@b.co',
    'ANNA@HALBRENN.EXAMPLE',
    'anna@xn--mller-kva.example',
    `${'a'.repeat(64)}@halbrenn.example`,
  ])('accepts %s', (address) => {
    expect(isEmail(address)).toBe(true)
  })

  it.each([
    '',
    'anna',
    'anna@',
    '@halbrenn.example',
    'anna@halbrenn',
    'anna@halbrenn.',
    'anna@.example',
    'anna@halbrenn..example',
    'anna..l@halbrenn.example',
    '.anna@halbrenn.example',
    'anna@halbrenn@example.com',
    'anna lindqvist@halbrenn.example',
    'anna@halb renn.example',
    'anna,otto@halbrenn.example',
    'Anna <anna@halbrenn.example>',
    'anna@-halbrenn.example',
    'anna@192.168.1.1',
    `${'a'.repeat(65)}@halbrenn.example`,
    `anna@${'a'.repeat(64)}.example`,
    `anna@${'halbrenn.'.repeat(30)}example`,
  ])('rejects %s', (address) => {
    expect(isEmail(address)).toBe(false)
  })

  it('handles hostile input in linear time', () => {
    const start = performance.now()
    isEmail(`${'a.'.repeat(50_000)}@`)
    isEmail(`${'a-'.repeat(100)}@${'a-'.repeat(20)}.x`)
    expect(performance.now() - start).toBeLessThan(50)
  })
})
