import { resolveLocale } from '@vitrine/commerce-client/domain/site/resolveLocale'
import { resolveSite } from '@vitrine/commerce-client/domain/site/resolveSite'
import { describe, expect, it } from 'vitest'
import { linkRules } from '../page/load/linkRules.js'
import { marketOf } from '../page/market.js'
import { messagesOfReference } from '../page/load/serverMessages.server.js'
import { defaultSiteId, fallbackLocales, sites } from './sites.js'

const siteOf = (url: string) => resolveSite(url, { sites, defaultSiteId })

describe('sites', () => {
  it.each([
    ['/ch/de', 'halbrenn-master'],
    ['/halbrenn/ch/de', 'halbrenn-master'],
    ['/ch/de?site=halbrenn', 'halbrenn-master'],
    ['/ch/de?site=pwa-local', 'pwa-local'],
    ['/pwa-local/ch/de', 'pwa-local'],
    ['/ch/de?site=nobody', 'halbrenn-master'],
  ])('%s is a page of %s', (url, id) => {
    expect(siteOf(url).id).toBe(id)
  })

  it.each(sites.map((site) => [site.id, site] as const))(
    '%s has a valid id and twelve locales that include its default',
    (id, { l10n }) => {
      expect(id).toMatch(/^(?:[a-z]+-master|pwa-local)$/)
      expect(l10n.supportedLocales).toHaveLength(12)
      expect(l10n.supportedLocales.map((locale) => locale.id)).toContain(l10n.defaultLocale)
    },
  )

  it('sharing locales are listed once per alias in the page state', () => {
    const [locale] = sites.flatMap(({ l10n }) => l10n.supportedLocales)
    if (!locale) throw new Error('No locale is configured.')
    const { localeAliases } = linkRules(marketOf(locale), { origin: 'https://vitrine.example', legacyOrigin: null })
    expect(new Set(localeAliases).size).toBe(localeAliases.length)
  })
})

describe('fallback locales', () => {
  it('are en-US (the default), en and de', () => {
    expect(fallbackLocales.map(({ id }) => id)).toEqual(['en-US', 'en', 'de'])
  })

  it.each(fallbackLocales.map((locale) => [locale.id, locale] as const))(
    '%s belongs to no site, uses CHF and Switzerland, and has texts',
    (id, locale) => {
      const market = marketOf(locale)
      expect({ country: market.country.code, currency: market.currency }).toEqual({ country: 'CH', currency: 'CHF' })
      for (const site of sites) expect(resolveLocale(`/${id}/watches`, site).source).toBe('default')
      expect(messagesOfReference(id, null)).not.toBeNull()
    },
  )
})

describe('messagesOfReference', () => {
  it.each(['de-CH', 'de-ch', 'en-UK', 'fr', 'da'])('returns the texts of %s', (reference) => {
    expect(messagesOfReference(reference, null)).not.toBeNull()
  })

  it.each(['xx', 'de-XX', 'en-CN', 'toString', 'constructor'])('returns null for %s', (reference) => {
    expect(messagesOfReference(reference, null)).toBeNull()
  })
})
