import type { StoreOpeningDay, StoreOpeningSpan } from '@vitrine/commerce-client/types/store'
import type { CountryCode } from '../../commerce/siteConfig.js'
import type { Localised } from '../localised.js'
import type { StoreServiceId } from './storeServices.js'

/** A day with different hours; without spans the boutique is closed. */
export interface SeedExceptionalDay {
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly label: Localised
  readonly spans: readonly StoreOpeningSpan[]
}

/** A boutique of the retailer, or of a brand whose boutique the retailer runs. */
export interface SeedStore {
  readonly id: string
  readonly name: string
  readonly address1: string
  readonly postalCode: string
  readonly city: string
  readonly countryCode: CountryCode
  /** In display format. */
  readonly phone: string
  readonly email: string
  readonly latitude: number
  readonly longitude: number
  /** IANA name. */
  readonly timeZone: string
  /** Seven days, Monday first. */
  readonly week: readonly StoreOpeningDay[]
  readonly exceptions: readonly SeedExceptionalDay[]
  readonly services: readonly StoreServiceId[]
  /** Names of the brands that it sells. */
  readonly brands: readonly string[]
  /** Brand of a mono-brand boutique; null = a boutique of the retailer. */
  readonly partnerBrand: string | null
  /** Public id of its picture. */
  readonly image: string
}
