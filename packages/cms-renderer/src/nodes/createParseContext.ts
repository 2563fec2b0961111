import { type AssetRules, createAssetReader, rewriteAssetHref } from './assets.js'
import type { ParseContext } from './renderNode.js'
import { createRewriteLink, type LinkRules } from './rewriteLink.js'
import { createSanitize } from './richText.js'

export interface ParseContextOptions extends Pick<ParseContext, 'lang'> {
  /** Default: UTC. */
  readonly timeZone?: string | undefined
  readonly links: LinkRules
  readonly assets: AssetRules
  readonly products?: ParseContext['products'] | undefined
  readonly categories?: ParseContext['categories'] | undefined
  readonly page?: Partial<ParseContext['page']> | undefined
  readonly connected?: Partial<ParseContext['connected']> | undefined
  readonly report?: ParseContext['report'] | undefined
}

/** Creates the parse context of one page. Server only. */
export function createParseContext(options: ParseContextOptions): ParseContext {
  const rewriteLink = createRewriteLink(options.links)
  return {
    localeAlias: options.links.localeAlias,
    lang: options.lang,
    timeZone: options.timeZone ?? 'UTC',
    products: options.products ?? new Map(),
    categories: options.categories ?? new Map(),
    page: { product: null, listing: null, breadcrumbs: [], ...options.page },
    connected: { stores: null, frames: new Map(), storeId: null, ...options.connected },
    rewriteLink,
    assets: createAssetReader(options.assets),
    sanitize: createSanitize({
      rewriteLink,
      imageSource: (href, width) => rewriteAssetHref(href, options.assets, width),
    }),
    report: options.report ?? (() => undefined),
  }
}
