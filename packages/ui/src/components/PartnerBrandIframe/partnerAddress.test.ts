import { describe, expect, it } from 'vitest'
import { isAllowedOrigin, partnerAddress } from './partnerAddress.js'

const allowed = ['https://corvane.example', 'https://retail.corvane.example:8443/any/path']

describe('partnerAddress', () => {
  it.each([
    ['https://corvane.example/models?lang=de', true],
    ['https://retail.corvane.example:8443/', true],
    ['https://retail.corvane.example/', false],
    ['http://corvane.example/', false],
    ['https://corvane.example.evil.example/', false],
    ['https://corvane.example@evil.example/', false],
    ['https://evil.example/https://corvane.example', false],
  ])('classifies %s as allowed: %s', (src, isAllowed) => {
    expect(partnerAddress(src, allowed)).toMatchObject({ isAllowed })
  })

  it.each([
    '',
    'models',
    '/models',
    '//corvane.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://corvane.example/1',
  ])('rejects “%s” as a web address', (src) => {
    expect(partnerAddress(src, [...allowed, src])).toBeNull()
  })

  it('allows nothing with an empty list', () => {
    expect(partnerAddress('https://corvane.example/', [])?.isAllowed).toBe(false)
  })
})

describe('isAllowedOrigin', () => {
  it('rejects the origin of a sandboxed page', () => {
    expect(isAllowedOrigin('null', ['null', 'data:,', '*'])).toBe(false)
  })
})
