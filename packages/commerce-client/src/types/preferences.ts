/**
 * Response of `GET custom/preferences/v1/site-custom-preferences`; server only. The values include the recipients of
 * the contact forms: `ContactEmail`, `{Brand}ContactEmail`, `{Brand}CpoContactEmail` (Spec §9).
 */
export interface SitePreferences {
  readonly data?: Readonly<Record<string, unknown>> | undefined
}
