import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growthOf } from '../../../test/growthOf.js'
import { collapseLeadingSlashes, safeRedirectTarget } from './safeRedirectTarget.js'

const self = 'https://vitrine.example'

describe('safeRedirectTarget', () => {
  it.each([
    ['/ch/de', '/ch/de'],
    ['/ch/de?a=b#c', '/ch/de?a=b'],
    ['ch/de', '/ch/de'],
    ['?a=b', '/?a=b'],
    ['https://vitrine.example/ch/de?a=b', '/ch/de?a=b'],
    ['HTTPS://VITRINE.example/ch', '/ch'],
    ['//evil.example/', '/evil.example/'],
    ['/\\evil.example/', '/evil.example/'],
    ['\\\\evil.example', '/evil.example'],
    ['///evil.example', '/evil.example'],
    ['/a/..//evil.example', '/evil.example'],
    ['/./\\evil.example', '/evil.example'],
    ['https://vitrine.example//evil.example', '/evil.example'],
    ['https://evil.example/', null],
    ['http://vitrine.example/', null],
    ['https://vitrine.example.evil.example/', null],
    ['https://vitrine.example@evil.example/', null],
    ['https://user:pass@vitrine.example/', null],
    ['https:evil.example', null],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['data:text/html,x', null],
    ['/\t/evil.example', null],
    ['/a\r\nset-cookie: x', null],
    ['java\nscript:alert(1)', null],
    ['', null],
  ])('%j → %j', (target, expected) => {
    expect(safeRedirectTarget(target, self)).toBe(expected)
  })

  it('never leaves the origin for any target', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '//',
      '..',
      '.',
      ':',
      '@',
      'http:',
      'https:',
      'evil.example',
      '?',
      '#',
      '%2f',
      ' ',
      'a',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const target = safeRedirectTarget(parts.join(''), self)
        expect(new URL(target ?? '/', self).origin).toBe(self)
        expect(target ?? '/').toMatch(/^\/(?![/\\])/)
      }),
      { numRuns: 2000 },
    )
  })

  it('runs in linear time', () => {
    expect(growthOf((size) => collapseLeadingSlashes('/'.repeat(size)), 60_000)).toBeLessThan(24)
    expect(growthOf((size) => safeRedirectTarget('\\/'.repeat(size), self), 30_000)).toBeLessThan(24)
    expect(growthOf((size) => safeRedirectTarget('a'.repeat(size), self), 60_000)).toBeLessThan(24)
  })
})
