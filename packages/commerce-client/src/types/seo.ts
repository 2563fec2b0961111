/** Category path of the hook behind url-mapping. */
export interface UrlMappingCategoryPath {
  readonly shouldRedirect?: boolean | undefined
  readonly destinationRelativeURLWithoutLocale?: string | undefined
  readonly path?: readonly { readonly cgid: string }[] | undefined
}

/** Answer of url-mapping (Spec §3). `resourceType` comes in upper case; compare it without case. */
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
