/** Parameters of `GET custom/stores/v1/geocode` (custom API). */
export interface GeocodeParameters {
  /** A town or postal code as entered by the shopper. */
  readonly address: string
  /** ISO 3166 alpha-2; places in this country are preferred. */
  readonly country?: string | undefined
}

/**
 * Response of `GET custom/stores/v1/geocode` (Spec §3 "Geocode result"). The response for an unknown place is a 404; a
 * client turns every failure into `false` (Spec §8).
 */
export interface GeocodeResult {
  /** Degrees. */
  readonly lat: number
  /** Degrees. */
  readonly lng: number
  /** In the language of the request, e.g. `8001 Zürich, Schweiz`. */
  readonly formattedAddress: string
  /** Empty for a whole country. */
  readonly city: string
  /** In the language of the request. */
  readonly country: string
  /** ISO 3166 alpha-2. */
  readonly countryCode: string
  /** Maximum zoom of a map, before the rule of Spec §9 "Geocode zoom". */
  readonly zoomLevel: number
}
