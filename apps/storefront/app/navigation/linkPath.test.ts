import { describe, expect, it } from 'vitest'
import { isPagePath, linkPath } from './linkPath.js'

const place = { localeAlias: 'ch/de', localeAliases: ['ch/de', 'de-CH', 'uk/en', 'en-UK'] }

describe('linkPath', () => {
  it.each([
    ['/ch/de', '/ch/de'],
    ['/ch/de/uhren?sort=price#top', '/ch/de/uhren?sort=price#top'],
    ['/', '/ch/de'],
    ['/?q=1', '/ch/de?q=1'],
    ['/uhren', '/ch/de/uhren'],
    ['/uk/en/watches', '/uk/en/watches'],
    ['/UK/EN/watches', '/UK/EN/watches'],
    ['/en-UK/watches', '/en-UK/watches'],
    ['/ch/desk', '/ch/de/ch/desk'],
    ['/s/halbrenn-master/uhren', '/ch/de/uhren'],
    ['/s/halbrenn-master/ch/de/uhren?a=/s/b/', '/ch/de/uhren?a=/s/b/'],
    ['/s/x//evil.example', '/ch/de/evil.example'],
    ['/s/x', '/ch/de/s/x'],
  ])('resolves %s to %s', (href, target) => {
    expect(linkPath(href, undefined, place)).toBe(target)
  })

  it.each([
    ['/ch/de/uhren/2104-310-1.html', '2104-310-1', '/ch/de/uhren/2104-310-1.html'],
    ['/ch/de/uhren/meridian', '2104-310-1', '/ch/de/product/2104-310-1'],
    ['/ch/de/uhren/2104-310-2.html?a=b', '2104-310-1', '/ch/de/product/2104-310-1?a=b'],
    ['/uhren/meridian', '', '/ch/de/uhren/meridian'],
    ['/uhren/meridian', '../x', '/ch/de/product/..%2Fx'],
  ])('resolves %s with product "%s" to %s', (href, productId, target) => {
    expect(linkPath(href, { productId }, place)).toBe(target)
  })

  it.each([null, 'x', 7, {}, { productId: 7 }])('ignores the state %j', (state) => {
    expect(linkPath('/ch/de/x', state, place)).toBe('/ch/de/x')
  })
})

describe('isPagePath', () => {
  it.each(['/', '/ch/de', '/media-house', '/callbacks', '/s/x/ch/de'])('is true for %s', (href) => {
    expect(isPagePath(href)).toBe(true)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'tel:+41',
    '#main',
    'uhren',
    '',
    '/media/film.mp4',
    '/static/a.pdf',
    '/cms/dam/jcr:1/care.pdf',
    '/apis/page',
    '/callback?code=1',
  ])('is false for %s', (href) => {
    expect(isPagePath(href)).toBe(false)
  })
})
