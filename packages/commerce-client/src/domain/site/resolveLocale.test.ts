import { describe, expect, it } from 'vitest'
import { buildSite } from '../../testing/buildSite.js'
import { resolveLocale } from './resolveLocale.js'

const site = buildSite()

describe('resolveLocale', () => {
  it.each([
    ['/ch/de', 'de-CH', 'path', 'ch/de', null, '/'],
    ['/ch/de/', 'de-CH', 'path', 'ch/de', null, '/'],
    ['/ch/fr/watches/mens', 'fr-CH', 'path', 'ch/fr', null, '/watches/mens'],
    ['/demo/ch/fr/watches', 'fr-CH', 'path', 'ch/fr', 'demo', '/watches'],
    ['/demo-master/ch/fr', 'fr-CH', 'path', 'ch/fr', 'demo-master', '/'],
    ['/demo/watches', 'de-CH', 'default', null, 'demo', '/watches'],
    ['/demo', 'de-CH', 'default', null, 'demo', '/'],
    ['/de-CH/watches', 'de-CH', 'path', 'de-CH', null, '/watches'],
    ['/de-ch', 'de-CH', 'path', 'de-ch', null, '/'],
    ['/CH/DE/watches', 'de-CH', 'path', 'CH/DE', null, '/watches'],
    ['/uk/en', 'en-GB', 'path', 'uk/en', null, '/'],
    ['/gb/en/x', 'en-GB', 'path', 'gb/en', null, '/x'],
    ['/en-UK/x', 'en-GB', 'path', 'en-UK', null, '/x'],
    ['/en-GB/x', 'en-GB', 'path', 'en-GB', null, '/x'],
    ['/uk/fr/x', 'de-CH', 'default', null, null, '/uk/fr/x'],
    ['/ch', 'de-CH', 'default', null, null, '/ch'],
    ['/ch/dew', 'de-CH', 'default', null, null, '/ch/dew'],
    ['/', 'de-CH', 'default', null, null, '/'],
    ['//ch/fr', 'de-CH', 'default', null, null, '//ch/fr'],
    ['/watches?locale=fr-CH', 'fr-CH', 'query', null, null, '/watches'],
    ['/watches?locale=ch/fr', 'fr-CH', 'query', null, null, '/watches'],
    ['/watches?locale=en-UK', 'en-GB', 'query', null, null, '/watches'],
    ['/watches?locale=xx-XX', 'de-CH', 'default', null, null, '/watches'],
    ['/ch/de/watches?locale=fr-CH', 'de-CH', 'path', 'ch/de', null, '/watches'],
    ['/watches#/ch/fr', 'de-CH', 'default', null, null, '/watches'],
    ['https://vitrine.example/dk/da/ure?a=b', 'da-DK', 'path', 'dk/da', null, '/ure'],
  ])('%s → %s by %s', (url, id, source, reference, siteReference, path) => {
    const { locale, ...rest } = resolveLocale(url, site)
    expect({ id: locale.id, ...rest }).toEqual({ id, source, reference, siteReference, path })
  })

  it('names the setting to change when the default locale is unknown', () => {
    const broken = buildSite({ l10n: { ...site.l10n, defaultLocale: 'xx-XX' } })
    expect(() => resolveLocale('/', broken)).toThrow('Set its defaultLocale in config/sites.ts')
  })
})
