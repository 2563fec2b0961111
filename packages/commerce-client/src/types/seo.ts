/** Category path returned by the custom url-mapping hook. */
export interface UrlMappingCategoryPath {
  readonly shouldRedirect?: boolean | undefined
  readonly destinationRelativeURLWithoutLocale?: string | undefined
  readonly path?: readonly { readonly cgid: string }[] | undefined
}

/** Response of url-mapping (Spec §3). `resourceType` is upper case; compare it ignoring case. */
export interface UrlMapping {
  readonly resourceType?: string | undefined
  readonly resourceSubType?: string | undefined
  readonly resourceId?: string | undefined
  readonly productCategoryId?: string | undefined
  readonly refinements?: Readonly<Record<string, string>> | undefined
  readonly statusCode?: number | undefined
  readonly destinationUrl?: string | undefined
  readonly copySourceParams?: boolean | undefined
  readonly additionalUrlParams?: string | undefined
  readonly c_categoryPath?: UrlMappingCategoryPath | undefined
  readonly [key: `c_${string}`]: unknown
}
