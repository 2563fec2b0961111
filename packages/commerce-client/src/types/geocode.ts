/** Parameters of `GET custom/stores/v1/geocode` (ours). */
export interface GeocodeParameters {
  /** A town or a postal code, as a shopper writes it. */
  readonly address: string
  /** ISO 3166 alpha-2: prefers places of this country. */
  readonly country?: string | undefined
}

/**
 * Answer of `GET custom/stores/v1/geocode` (Spec §3 "Geocode result"). A place that nobody knows is a 404; a client
 * turns every failure into `false` (Spec §8).
 */
export interface GeocodeResult {
  /** Degrees. */
  readonly lat: number
  /** Degrees. */
  readonly lng: number
  /** In the language of the call, e.g. `8001 Zürich, Schweiz`. */
  readonly formattedAddress: string
  /** Empty where the answer is a whole country. */
  readonly city: string
  /** In the language of the call. */
  readonly country: string
  /** ISO 3166 alpha-2. */
  readonly countryCode: string
  /** How near a map may go, before the rule of Spec §9 "Geocode zoom". */
  readonly zoomLevel: number
}
