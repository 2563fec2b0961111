/** A locale of a site (Spec §3 "Locale"). */
export interface SiteLocale {
  /** `lang-COUNTRY`, e.g. `de-CH`, `en-GB`. */
  readonly id: string
  /** Path form without surrounding slashes; may have two segments, e.g. `ch/de`. */
  readonly alias: string
  /** Other accepted path forms, which are redirected to the alias. */
  readonly additionalAlias: readonly string[]
  readonly preferredCurrency: string
}

/** A site (Spec §3 "Site"). */
export interface Site {
  /** `{product}-master` or `pwa-local`. */
  readonly id: string
  readonly alias: string
  readonly l10n: {
    readonly supportedLocales: readonly SiteLocale[]
    /** Id of a supported locale. */
    readonly defaultLocale: string
    readonly defaultCurrency: string
  }
}

/** One node of the site config of the CMS (Spec §3 "Site config"). */
export interface SiteConfigNode {
  readonly domains: readonly string[]
  readonly locales?: readonly string[] | undefined
  readonly parameters?: Readonly<Record<string, unknown>> | undefined
}

/** Site config of the CMS: node name → domains, locales, parameters. */
export type SiteConfig = Readonly<Record<string, SiteConfigNode>>
