import { describe, expect, it } from 'vitest'
import { growthOf } from '../../../test/growthOf.js'
import { geoPathRedirect, trailingSlashRedirect } from './redirects.js'

describe('trailingSlashRedirect', () => {
  it.each([
    ['/', '', null],
    ['/watches', '?a=b/', null],
    ['/watches/', '', '/watches'],
    ['/watches/', '?a=b', '/watches?a=b'],
    ['/watches///', '?a=b', '/watches?a=b'],
    ['//', '', '/'],
    ['//evil.example/', '', '/evil.example'],
    ['/\\evil.example/', '', '/evil.example'],
  ])('%s%s → %s', (path, search, expected) => {
    expect(trailingSlashRedirect(path, search)).toBe(expected)
  })

  it('runs in linear time', () => {
    expect(growthOf((size) => trailingSlashRedirect(`${'/'.repeat(size)}a/`, ''), 60_000)).toBeLessThan(24)
    expect(growthOf((size) => trailingSlashRedirect(`/a${'/'.repeat(size)}`, ''), 60_000)).toBeLessThan(24)
  })
})

describe('geoPathRedirect', () => {
  it.each([
    ['/root/watches/mens', '/uk/en/watches/mens'],
    ['/a/root/watches', '/uk/en/watches'],
    ['/root', '/uk/en'],
    ['/root/', '/uk/en'],
    ['/root//evil.example', '/uk/en/evil.example'],
    ['/rootbeer', null],
    ['/legaldocuments.html', '/uk/en/legaldocuments.html'],
    ['/ch/de/legaldocuments.html', null],
    ['/jewellery-roadshow', '/uk/en/jewellery-roadshow'],
    ['/jewellery-roadshow/paris', '/uk/en/jewellery-roadshow/paris'],
    ['/jewellery-roadshows', null],
    ['/uk/en/jewellery-roadshow', null],
    ['/watches', null],
  ])('%s → %s', (path, expected) => {
    expect(geoPathRedirect(path, { country: 'GB', language: 'en' }, ['/jewellery-roadshow'])).toBe(expected)
  })
})
