/** An address that moved, or that leads to content of the legacy shop. */
export type MovedUrl =
  | { readonly kind: 'category'; readonly path: string; readonly categoryPath: string }
  | { readonly kind: 'content'; readonly path: string; readonly assetId: string; readonly destination: string }

/** Addresses of the former shop. `destination` is a path after the locale alias. */
export const MOVED_URLS: readonly MovedUrl[] = [
  { kind: 'category', path: '/timepieces', categoryPath: '/watches' },
  { kind: 'category', path: '/fine-jewellery', categoryPath: '/jewellery' },
  { kind: 'content', path: '/collectors-guide', assetId: 'collectors-guide', destination: '/watches' },
]
