import type { Site } from '../types/site.js'

/** A site with Swiss, Danish and British locales; `changes` overrides fields. */
export function buildSite(changes: Partial<Site> = {}): Site {
  return {
    id: 'demo-master',
    alias: 'demo',
    l10n: {
      supportedLocales: [
        { id: 'de-CH', alias: 'ch/de', additionalAlias: ['de-CH', 'de-ch'], preferredCurrency: 'CHF' },
        { id: 'fr-CH', alias: 'ch/fr', additionalAlias: ['fr-CH', 'fr-ch'], preferredCurrency: 'CHF' },
        { id: 'da-DK', alias: 'dk/da', additionalAlias: ['da-DK', 'da-dk'], preferredCurrency: 'DKK' },
        { id: 'en-GB', alias: 'uk/en', additionalAlias: ['en-GB', 'en-UK', 'en-uk'], preferredCurrency: 'GBP' },
      ],
      defaultLocale: 'de-CH',
      defaultCurrency: 'CHF',
    },
    ...changes,
  }
}
