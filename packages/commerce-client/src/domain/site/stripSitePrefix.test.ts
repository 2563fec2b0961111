import { describe, expect, it } from 'vitest'
import { buildSite } from '../../testing/buildSite.js'
import { defaultLocale } from './resolveLocale.js'
import { inAppPath, stripSitePrefix } from './stripSitePrefix.js'

describe('stripSitePrefix', () => {
  it.each([
    ['/s/demo/ch/de/watches', '/ch/de/watches'],
    ['/s/demo/', '/'],
    ['/ch/de/s/demo/watches', '/ch/de/watches'],
    ['/s/x//evil.example/a', '/evil.example/a'],
    ['/s/x/\\evil.example/a', '/evil.example/a'],
    ['/s/demo', null],
    ['/s//demo/', null],
    ['/watches', null],
    ['/ss/demo/x', null],
  ])('%s → %s', (path, expected) => {
    expect(stripSitePrefix(path)).toBe(expected)
  })
})

describe('inAppPath', () => {
  const site = buildSite()
  it.each([
    ['/watches', '/ch/de/watches'],
    ['watches', '/ch/de/watches'],
    ['/', '/ch/de'],
    ['/?a=b', '/ch/de?a=b'],
    ['/watches?a=/b#c', '/ch/de/watches?a=/b#c'],
    ['/ch/fr/watches', '/ch/fr/watches'],
    ['/uk/en', '/uk/en'],
    ['/s/demo/watches', '/ch/de/watches'],
    ['/s/demo/ch/fr/watches', '/ch/fr/watches'],
    ['/watches/s/demo/x', '/ch/de/watches/s/demo/x'],
    ['/callback?code=c', '/callback?code=c'],
    ['//evil.example', '/ch/de/evil.example'],
  ])('%s → %s', (href, expected) => {
    expect(inAppPath(href, site, defaultLocale(site))).toBe(expected)
  })
})
