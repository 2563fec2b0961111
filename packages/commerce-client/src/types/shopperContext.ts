/** Location in a shopper context. Overrides `clientIp`. */
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

/**
 * Shopper context (Spec §3); server only.
 *
 * In the body of an update, each field replaces the stored one, each qualifier only its own value. null deletes a
 * qualifier, `{}` all qualifiers or the location, `[]` a list, an empty text a text; null is ignored elsewhere.
 */
export interface ShopperContext {
  readonly sourceCode?: string | null | undefined
  /** IPv4 only; the platform responds with 400 to anything else. */
  readonly clientIp?: string | undefined
  readonly geoLocation?: GeoLocation | undefined
  /** At most 20. */
  readonly customQualifiers?: Readonly<Record<string, string | null>> | undefined
  /** At most 20. */
  readonly assignmentQualifiers?: Readonly<Record<string, string | null>> | undefined
  readonly customerGroupIds?: readonly string[] | undefined
  readonly couponCodes?: readonly string[] | undefined
  /** ISO 8601. */
  readonly effectiveDateTime?: string | null | undefined
}
