import type { AssetReader } from './assetReader.js'
import type { ConnectedContent } from './connectedContent.js'
import type { LinkTarget, LinkWish } from './linkTarget.js'
import type { PageListing, PageProduct } from './pageContent.js'
import type { ParseIssue } from './parseIssue.js'
import type { BreadcrumbsProps } from '@vitrine/ui/Breadcrumbs'
import type { CloudImageData } from '@vitrine/ui/CloudImage'
import type { ProductTileData } from '@vitrine/ui/ProductTile'

/**
 * One CMS component, ready to render: plain data, the same on the server and in the browser.
 * Nested components, where a template has an area of its own, are in `props.nodes`.
 */
export interface RenderNode {
  /** `@id` of the CMS node: unique in the page, used as the React key. */
  readonly id: string
  /** Template id, a key of the registry. */
  readonly template: string
  readonly props: object
}

/** A category that CMS content points to. */
export interface CategoryLink {
  readonly id: string
  readonly name: string
  /** In-app path with the locale alias. */
  readonly href: string
  readonly image: CloudImageData | null
}

/** What a definition may know while it turns a CMS node into props. Built by `createParseContext`. */
export interface ParseContext {
  /** Locale alias of the page, e.g. `ch/de`. */
  readonly localeAlias: string
  readonly lang: string
  /** IANA name of the zone in which dates are said where an editor names none: that of the site. */
  readonly timeZone: string
  /** Tiles of the products that the page refers to; a product that was not found is absent. */
  readonly products: ReadonlyMap<string, ProductTileData>
  readonly categories: ReadonlyMap<string, CategoryLink>
  /** What commerce says about this page: its product, its listing, its place in the tree. */
  readonly page: {
    readonly product: PageProduct | null
    readonly listing: PageListing | null
    readonly breadcrumbs: BreadcrumbsProps['items']
  }
  /** Boutiques and configured frames, as far as the page asks for them. */
  readonly connected: ConnectedContent
  /** Where a link of the CMS leads (decision 13); null = it must not be followed and is dropped. */
  readonly rewriteLink: (href: string, wish?: LinkWish) => LinkTarget | null
  readonly assets: AssetReader
  /** Rich text as safe HTML with links and images rewritten. */
  readonly sanitize: (html: string) => string
  /** Told once for every node that cannot be shown. */
  readonly report: (issue: ParseIssue) => void
}
