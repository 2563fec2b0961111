import type { Currency, Language } from '../seed/localised.js'

/** Ids of the sandbox; a real organisation has its own. */
export const ORGANIZATION_ID = 'f_ecom_zzvi_001'
export const REALM_INSTANCE = 'zzvi_001'
export const SITE_ID = 'halbrenn-master'

/** An API client: `secret` null = public (PKCE, rotating refresh tokens), else private (Basic). */
export interface ApiClient {
  readonly id: string
  readonly secret: string | null
}

/** The two clients of the sandbox. The secret protects nothing: it exists to test the private flow. */
export const API_CLIENTS: readonly ApiClient[] = [
  { id: '11111111-2222-3333-4444-555555555555', secret: null },
  { id: '66666666-7777-8888-9999-000000000000', secret: 'sandbox-private-client' },
]

/** The client of servers, for admin APIs. Its secret protects nothing. */
export const SYSTEM_CLIENT = {
  id: 'aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee',
  secret: 'sandbox-system-client',
} as const

/** Redirect addresses that authorize accepts; `*` matches any port. */
export const REDIRECT_URIS: readonly string[] = ['http://localhost:*/callback', 'http://127.0.0.1:*/callback']

export type CountryCode = 'CH' | 'DE' | 'AT' | 'DK' | 'FR' | 'GB'

interface Country {
  readonly currency: Currency
  /** Value-added tax as a fraction, included in every price. */
  readonly vatRate: number
  readonly languages: readonly Language[]
}

/** Markets of the site. */
export const COUNTRIES: Readonly<Record<CountryCode, Country>> = {
  CH: { currency: 'CHF', vatRate: 0.081, languages: ['de', 'fr', 'en'] },
  DE: { currency: 'EUR', vatRate: 0.19, languages: ['de', 'en'] },
  AT: { currency: 'EUR', vatRate: 0.2, languages: ['de', 'en'] },
  DK: { currency: 'DKK', vatRate: 0.25, languages: ['da', 'en'] },
  FR: { currency: 'EUR', vatRate: 0.2, languages: ['fr', 'en'] },
  GB: { currency: 'GBP', vatRate: 0.2, languages: ['en'] },
}

export const DEFAULT_COUNTRY: CountryCode = 'CH'
export const FALLBACK_LANGUAGE: Language = 'en'

/** Placeholder for the origin of the image service in all links until the response is sent, see `answerImageOrigin`. */
export const IMAGE_ORIGIN = 'https://images.vitrine.example'

/** Base URL of images in responses, before the public id. */
export const IMAGE_BASE = `${IMAGE_ORIGIN}/vitrine/image/upload/c_limit,f_auto,w_300/`

/** The partner brand of the retailer; `{Brand}` of the preferences. */
export const PARTNER_BRAND = 'Corvane'

/** Preferences of the site, as returned by `site-custom-preferences`. */
export const SITE_PREFERENCES: Readonly<Record<string, string>> = {
  ContactEmail: 'service@halbrenn.example',
  CorvaneContactEmail: 'corvane@halbrenn.example',
  CorvaneCpoContactEmail: 'corvane-certified@halbrenn.example',
}
