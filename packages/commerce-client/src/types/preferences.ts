/**
 * Answer of `GET custom/preferences/v1/site-custom-preferences`; read by the server only. Among the values are the
 * recipients of the contact forms: `ContactEmail`, `{Brand}ContactEmail`, `{Brand}CpoContactEmail` (Spec §9).
 */
export interface SitePreferences {
  readonly data?: Readonly<Record<string, unknown>> | undefined
}
