import type { Site, SiteConfig, SiteLocale } from '@vitrine/commerce-client/types/site'

/** Alias `{country}/{language}`; other spellings of the locale id are accepted and redirected (decision 1). */
function locale(id: string, alias: string, preferredCurrency: string, ...further: string[]): SiteLocale {
  return { id, alias, additionalAlias: [id, id.toLowerCase(), ...further], preferredCurrency }
}

const l10n: Site['l10n'] = {
  supportedLocales: [
    locale('de-CH', 'ch/de', 'CHF'),
    locale('fr-CH', 'ch/fr', 'CHF'),
    locale('en-CH', 'ch/en', 'CHF'),
    locale('de-DE', 'de/de', 'EUR'),
    locale('en-DE', 'de/en', 'EUR'),
    locale('de-AT', 'at/de', 'EUR'),
    locale('en-AT', 'at/en', 'EUR'),
    locale('da-DK', 'dk/da', 'DKK'),
    locale('en-DK', 'dk/en', 'DKK'),
    locale('fr-FR', 'fr/fr', 'EUR'),
    locale('en-FR', 'fr/en', 'EUR'),
    locale('en-GB', 'uk/en', 'GBP', 'en-UK', 'en-uk'),
  ],
  defaultLocale: 'de-CH',
  defaultCurrency: 'CHF',
}

/** Every site of this storefront; `pwa-local` is the same shop under the id used in local development. */
export const sites: readonly Site[] = [
  { id: 'halbrenn-master', alias: 'halbrenn', l10n },
  { id: 'pwa-local', alias: 'pwa-local', l10n },
]

/** Locales outside of any site, so no path contains them: the default (first) and the bare languages (Spec §9). */
export const fallbackLocales: readonly SiteLocale[] = [
  { id: 'en-US', alias: 'en-US', additionalAlias: [], preferredCurrency: 'CHF' },
  { id: 'en', alias: 'en', additionalAlias: [], preferredCurrency: 'CHF' },
  { id: 'de', alias: 'de', additionalAlias: [], preferredCurrency: 'CHF' },
]

/** Site of requests whose host matches no configured domain. */
export const defaultSiteId = 'halbrenn-master'

/** Site config used when the CMS returns none (Spec §7 "CMS calls"). */
export const staticSiteConfig: SiteConfig = {
  'halbrenn-master': {
    domains: ['localhost', '127.0.0.1', 'vitrine.example'],
    parameters: { siteId: 'halbrenn-master' },
  },
}

/** Literal path prefixes excluded from locale normalisation (Spec §2, decision 8). */
export const specialPrefixes = [
  '/apis/',
  '/static/',
  '/images/',
  '/cms/',
  '/media/',
  '/assets/',
  '/callback',
  '/save-access-token',
  '/healthz',
  '/readyz',
  '/metrics',
] as const

/** Path of the jewellery roadshow, redirected by country and language (Spec §2 "Geo redirect paths"). */
export const roadshowPath = '/jewellery-roadshow'
