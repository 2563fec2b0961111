import type { Messages } from './messages.js'
import type { RenderNode } from '@vitrine/cms-renderer/nodes/renderNode'
import type { FooterProps } from '@vitrine/ui/Footer'
import type { NavigationItem } from '@vitrine/ui/Header'
import type { LinkData } from '@vitrine/ui/Link'
import type { PageParameter } from '../page/resolve/pageQuery.js'
import type { LocaleOption } from '@vitrine/ui/LocaleSwitch'
import type { ThemeKey } from '@vitrine/ui/theme/themes'
import type { ScreenData } from './screenData.js'

/** Contents of the document head; plain data, so that server and browser produce the same tags. */
export interface PageHead {
  /** Formatted as '{title} | {brand}' (Spec §2 "Global layout"). */
  readonly title: string
  readonly description: string | null
  /** Absolute URL; null on pages that must not be indexed. */
  readonly canonical: string | null
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  readonly isNoIndex: boolean
  /** Absolute URL of the sharing image (`og:image`). */
  readonly image: string | null
  /** Open Graph type of the page. */
  readonly type: 'website' | 'article' | 'product'
  /** JSON-LD objects; Organization is always the first. */
  readonly structuredData: readonly object[]
}

/** Page context of Spec §3. */
export interface PageContextData {
  readonly nodeName: string
  readonly pageType: string
  readonly pageSubtype: string
  readonly isPwaPage: boolean
  readonly breadcrumbs: readonly { readonly label: string; readonly href?: string | undefined }[]
  readonly originalRelPath: string
  /** Paths of the logos in the page header: the partner's on its own pages, else none. */
  readonly pageHeaderLogos: readonly string[]
}

/**
 * A page with two representations: HTML for a document load and JSON (`/apis/page?path=`) for in-app navigation.
 * Holds nothing personal, except `screen`, which only exists in documents rendered for one shopper.
 */
export interface PageData {
  readonly kind: 'page' | 'virtualPage' | 'native' | 'notFound' | 'error'
  /** HTTP status of the document. */
  readonly status: number
  /** Path and query of this page, with the locale alias. */
  readonly path: string
  readonly localeId: string
  readonly theme: ThemeKey
  /** Template id of the CMS page, or `native/{name}`. */
  readonly template: string
  readonly head: PageHead
  readonly context: PageContextData
  /** Nodes of the main area, in order. */
  readonly nodes: readonly RenderNode[]
  /** Product of a detail page, category of a listing; used by tracking and slots. */
  readonly productId: string | null
  readonly categoryId: string | null
  /** Targets of the locale switch: every site locale, with this page's alternate if known, else its home page. */
  readonly localeOptions: readonly LocaleOption[]
  /** Facts of a native page (title of a "soon" page, ...). */
  readonly native: { readonly name: string; readonly title: string } | null
  /** Data of one shopper; only in documents that are never stored or shared. */
  readonly screen?: ScreenData | undefined
  readonly buildId: string
  /** True when a part could not be loaded. */
  readonly isPartial?: boolean | undefined
}

/** Header, footer and settings shared by every page of a locale: loaded once per locale and cached like a page. */
export interface ShellData {
  readonly localeId: string
  readonly localeAlias: string
  /** Every locale alias that a path of the site may start with, further ones included. */
  readonly localeAliases: readonly string[]
  readonly country: string
  readonly currency: string
  /** Public ids of the shop on the commerce platform; the browser sends them to the BFF. */
  readonly commerce: { readonly organizationId: string; readonly siteId: string }
  /** True when another application serves the hybrid routes, which then need a document load. */
  readonly isHybrid: boolean
  /** Endpoint that receives a token left in local storage by another storefront; null = off (decision 38). */
  readonly tokenSync: { readonly endpoint: string; readonly siteId: string } | null
  readonly brand: string
  readonly navigation: readonly NavigationItem[]
  readonly utilityLinks: readonly LinkData[]
  readonly footer: Pick<FooterProps, 'columns' | 'legalLinks' | 'address' | 'note'>
  readonly phone: LinkData
  readonly mail: LinkData
  /** True when the menu or the link lists could not be loaded. */
  readonly isPartial?: boolean | undefined
}

/** JSON block in the document, parsed by the browser before hydration. */
export interface DocumentState {
  readonly page: PageData
  readonly shell: ShellData
  readonly messages: Messages
  /** Templates of the page whose code loads after hydration. */
  readonly afterHydration: readonly string[]
}

/** Result of the resolver: page data or a redirect. */
export type PageResult =
  | {
      readonly kind: 'data'
      readonly page: PageData
      /** Shared-cache lifetime in seconds; 0 = never shared, never stored. */
      readonly cache: { readonly maxAge: number; readonly staleWhileRevalidate: number; readonly staleIfError: number }
      /** Purge keys: node ids, `product-{id}`, `category-{id}`, `shell-{localeId}`. */
      readonly tags: readonly string[]
      /** Query parameters that change this page; all others are dropped from its path and cache key. */
      readonly takes: readonly PageParameter[]
    }
  | { readonly kind: 'redirect'; readonly status: 301 | 302 | 307 | 308; readonly location: string }
