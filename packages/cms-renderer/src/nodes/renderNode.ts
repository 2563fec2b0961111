import type { AssetReader } from './assetReader.js'
import type { ConnectedContent } from './connectedContent.js'
import type { LinkTarget, LinkWish } from './linkTarget.js'
import type { PageListing, PageProduct } from './pageContent.js'
import type { ParseIssue } from './parseIssue.js'
import type { BreadcrumbsProps } from '@vitrine/ui/Breadcrumbs'
import type { CloudImageData } from '@vitrine/ui/CloudImage'
import type { ProductTileData } from '@vitrine/ui/ProductTile'

/**
 * One CMS component, ready to render: plain data, identical on the server and in the browser. Nested components of a
 * template with an area are in `props.nodes`.
 */
export interface RenderNode {
  /** `@id` of the CMS node: unique on the page, used as the React key. */
  readonly id: string
  /** Template id, a key of the registry. */
  readonly template: string
  readonly props: object
}

/** A category referenced by CMS content. */
export interface CategoryLink {
  readonly id: string
  readonly name: string
  /** In-app path with the locale alias. */
  readonly href: string
  readonly image: CloudImageData | null
}

/** What a definition needs to turn a CMS node into props. Built by `createParseContext`. */
export interface ParseContext {
  /** Locale alias of the page, e.g. `ch/de`. */
  readonly localeAlias: string
  readonly lang: string
  /** IANA name of the site's time zone, used for dates without their own. */
  readonly timeZone: string
  /** Tiles of the products that the page references; a product that was not found is absent. */
  readonly products: ReadonlyMap<string, ProductTileData>
  readonly categories: ReadonlyMap<string, CategoryLink>
  /** Commerce data of this page: its product, its listing, its place in the category tree. */
  readonly page: {
    readonly product: PageProduct | null
    readonly listing: PageListing | null
    readonly breadcrumbs: BreadcrumbsProps['items']
  }
  /** The boutiques and configured frames that the page needs. */
  readonly connected: ConnectedContent
  /** Applies the link rule (decision 13); null = the link must not be followed and is dropped. */
  readonly rewriteLink: (href: string, wish?: LinkWish) => LinkTarget | null
  readonly assets: AssetReader
  /** Sanitises rich text and rewrites its links and images. */
  readonly sanitize: (html: string) => string
  /** Called once for every node that cannot be rendered. */
  readonly report: (issue: ParseIssue) => void
}
