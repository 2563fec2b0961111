import { describe, expect, it } from 'vitest'
import { buildSite } from '../../testing/buildSite.js'
import { normaliseLocalePath } from './normaliseLocalePath.js'

const normalise = (path: string, search = '') =>
  normaliseLocalePath({ path, search, site: buildSite(), specialPrefixes: ['/campaign/', '/landing'] })

describe('normaliseLocalePath', () => {
  it.each([
    ['the locale is the alias', '/ch/de/watches', ''],
    ['the locale is the alias of a locale that is not the default', '/uk/en', ''],
    ['the site precedes the alias', '/demo/ch/de/watches', ''],
    ['the query contains mgnlPreview', '/watches', '?mgnlPreview=true'],
    ['the query contains mgnlPreview without a value', '/de-CH/watches', '?a=b&mgnlPreview'],
    ['the path contains its locale followed by "-"', '/de-CH/de-CH-spring', ''],
    ['the path contains /s/', '/s/demo/watches', ''],
    ['the path contains /s/ in a later position', '/a/s/b', ''],
    ['the path begins with a special prefix', '/campaign/spring', ''],
    ['the path begins with another special prefix', '/landing-page', ''],
    ['the path is the login redirect', '/callback', '?code=c'],
  ])('stays when %s', (_, path, search) => {
    expect(normalise(path, search)).toEqual({ kind: 'stay' })
  })

  it.each([
    ['/', '', '/ch/de'],
    ['/', '?a=b', '/ch/de?a=b'],
    ['/watches/mens', '?sort=x&page=2', '/ch/de/watches/mens?sort=x&page=2'],
    ['/de-CH/watches', '', '/ch/de/watches'],
    ['/de-ch', '', '/ch/de'],
    ['/CH/DE', '', '/ch/de'],
    ['/en-UK/x', '?a', '/uk/en/x?a'],
    ['/gb/en/x', '', '/uk/en/x'],
    ['/demo', '', '/demo/ch/de'],
    ['/demo/fr-CH/x', '', '/demo/ch/fr/x'],
    ['/watches', '?locale=fr-CH', '/ch/fr/watches?locale=fr-CH'],
    ['/xx/yy', '', '/ch/de/xx/yy'],
    ['/campaigns', '', '/ch/de/campaigns'],
    ['/callback/x', '', '/ch/de/callback/x'],
    ['/shop', '', '/ch/de/shop'],
    ['//evil.example/a', '', '/ch/de/evil.example/a'],
    ['/\\evil.example', '', '/ch/de/evil.example'],
    ['/de-CH//evil.example', '', '/ch/de/evil.example'],
  ])('redirects %s%s → %s', (path, search, location) => {
    expect(normalise(path, search)).toEqual({ kind: 'redirect', location })
  })

  it('needs one redirect at most', () => {
    for (const path of ['/', '/de-CH/watches', '/demo/fr-CH', '/en-UK']) {
      const first = normalise(path)
      expect(first.kind === 'redirect' && normalise(first.location)).toEqual({ kind: 'stay' })
    }
  })
})
