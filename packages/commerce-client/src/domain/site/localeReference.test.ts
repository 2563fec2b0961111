import { describe, expect, it } from 'vitest'
import { buildSite } from '../../testing/buildSite.js'
import { localeOfPath, localeOfReference } from './localeReference.js'

describe('localeOfReference', () => {
  it.each([
    ['ch/de', 'de-CH'],
    ['CH/DE', 'de-CH'],
    ['de-CH', 'de-CH'],
    ['de-ch', 'de-CH'],
    ['uk/en', 'en-GB'],
    ['gb/en', 'en-GB'],
    ['en-UK', 'en-GB'],
    ['en-GB', 'en-GB'],
    ['it-CH', null],
    ['ch', null],
    ['', null],
  ])('reads %s as %s', (reference, id) => {
    expect(localeOfReference(reference, buildSite())?.locale.id ?? null).toBe(id)
  })
})

describe('localeOfPath', () => {
  it.each([
    ['/ch/de', 'ch/de', 'de-CH'],
    ['/ch/de/watches', 'ch/de', 'de-CH'],
    ['/de-CH/watches', 'de-CH', 'de-CH'],
    ['/en-UK', 'en-UK', 'en-GB'],
    ['/ch/den/watches', null, null],
    ['/watches/ch/de', null, null],
    ['/', null, null],
    ['', null, null],
  ])('finds the reference in %s: %s for %s', (path, reference, id) => {
    const match = localeOfPath(path, buildSite())
    expect([match?.reference ?? null, match?.locale.id ?? null]).toEqual([reference, id])
  })

  it('prefers the longest of several references', () => {
    const base = { additionalAlias: [], preferredCurrency: 'CHF' }
    const site = buildSite({
      l10n: {
        supportedLocales: [
          { ...base, id: 'en-CH', alias: 'ch' },
          { ...base, id: 'de-CH', alias: 'ch/de' },
        ],
        defaultLocale: 'en-CH',
        defaultCurrency: 'CHF',
      },
    })
    expect(localeOfPath('/ch/de/x', site)?.locale.id).toBe('de-CH')
    expect(localeOfPath('/ch/x', site)?.locale.id).toBe('en-CH')
  })
})
