/** A place of a shopper context. Where it is set, it wins over `clientIp`. */
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
 * Shopper context (Spec §3); read and written by the server only.
 *
 * As the body of an update, what it names replaces what is stored, a qualifier only its own value. A qualifier is deleted
 * by null, all qualifiers or the place by `{}`, a list by `[]`, a text by the empty text; null elsewhere is ignored.
 */
export interface ShopperContext {
  readonly sourceCode?: string | null | undefined
  /** IPv4 only; the platform answers 400 to anything else. */
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
