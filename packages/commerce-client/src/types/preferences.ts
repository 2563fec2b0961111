/** Answer of `GET custom/preferences/v1/site-custom-preferences`; read by the server only. */
export interface SitePreferences {
  readonly data?: Readonly<Record<string, unknown>> | undefined
}
