/** A URL of the former shop. `destination` is a path after the locale alias. */
export type MovedUrl =
  | { readonly kind: 'category'; readonly path: string; readonly categoryPath: string }
  | { readonly kind: 'content'; readonly path: string; readonly assetId: string; readonly destination: string }

/** URLs of the former shop: the hook's redirect for categories, and redirected content. */
export const MOVED_URLS: readonly MovedUrl[] = [
  { kind: 'category', path: '/timepieces', categoryPath: '/watches' },
  { kind: 'category', path: '/fine-jewellery', categoryPath: '/jewellery' },
  { kind: 'content', path: '/collectors-guide', assetId: 'collectors-guide', destination: '/watches' },
]

/** A redirect configured by merchandisers; `additionalUrlParams` is appended to the destination. */
export interface UrlRedirect {
  readonly path: string
  readonly statusCode: 301 | 302 | 307
  /** Whether the query of the source is kept. */
  readonly copySourceParams: boolean
  readonly additionalUrlParams?: string | undefined
  readonly to:
    | { readonly kind: 'category'; readonly categoryPath: string }
    /** The first product below the path. */
    | { readonly kind: 'product'; readonly urlPath: string }
    | { readonly kind: 'address'; readonly address: string }
}

/** One redirect of each kind. */
export const URL_REDIRECTS: readonly UrlRedirect[] = [
  {
    path: '/autumn-watches',
    statusCode: 302,
    copySourceParams: true,
    to: { kind: 'category', categoryPath: '/watches' },
  },
  {
    path: '/the-meridian',
    statusCode: 301,
    copySourceParams: false,
    to: { kind: 'product', urlPath: '/aurelune/meridian-40' },
  },
  {
    path: '/repair-status',
    statusCode: 307,
    copySourceParams: true,
    additionalUrlParams: '&from=shop',
    to: { kind: 'address', address: 'https://service.halbrenn.example/repairs' },
  },
]

/** A refined listing with its own URL. */
export interface RefinedUrl {
  readonly path: string
  readonly categoryPath: string
  /** Refinement attribute → value. */
  readonly refinements: Readonly<Record<string, string>>
}

/** Refined listings with their own URLs. */
export const REFINED_URLS: readonly RefinedUrl[] = [
  { path: '/watches/mens/steel', categoryPath: '/watches/mens', refinements: { c_material: 'steel' } },
  { path: '/jewellery/rings/rose-gold', categoryPath: '/jewellery/rings', refinements: { c_material: 'roseGold' } },
]

/** Categories visible to members of a group only, including their content: category id → group. */
export const GROUP_CATEGORIES: Readonly<Record<string, string>> = { 'staff-sale': 'staff-sale' }
