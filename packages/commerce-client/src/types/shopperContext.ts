export interface GeoLocation {
  readonly city?: string | undefined
  readonly country?: string | undefined
  readonly countryCode?: string | undefined
  /** Degrees, double. */
  readonly latitude?: number | undefined
  /** Degrees, double. */
  readonly longitude?: number | undefined
  readonly metroCode?: string | undefined
  readonly postalCode?: string | undefined
  readonly region?: string | undefined
  readonly regionCode?: string | undefined
}

/** Shopper context (Spec §3); read and written by the server only. */
export interface ShopperContext {
  readonly sourceCode?: string | undefined
  /** IPv4 only; the platform answers 400 to anything else. */
  readonly clientIp?: string | undefined
  readonly geoLocation?: GeoLocation | undefined
  readonly customQualifiers?: Readonly<Record<string, string>> | undefined
  readonly assignmentQualifiers?: Readonly<Record<string, string>> | undefined
  readonly customerGroupIds?: readonly string[] | undefined
  readonly couponCodes?: readonly string[] | undefined
  readonly effectiveDateTime?: string | undefined
}
