import type { Messages } from '../navigation/messages.js'
import type { RenderNode } from '@vitrine/cms-renderer/nodes/renderNode'
import type { FooterProps } from '@vitrine/ui/Footer'
import type { NavigationItem } from '@vitrine/ui/Header'
import type { LinkData } from '@vitrine/ui/Link'
import type { PageParameter } from './pageQuery.js'
import type { LocaleOption } from '@vitrine/ui/LocaleSwitch'
import type { ThemeKey } from '@vitrine/ui/theme/themes'

/** What the document head shows; plain data, so that server and browser write the same. */
export interface PageHead {
  /** Already in the form '{title} | {brand}' (Spec §2 "Global layout"). */
  readonly title: string
  readonly description: string | null
  /** Absolute URL; null on pages that must not be indexed. */
  readonly canonical: string | null
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  readonly isNoIndex: boolean
  /** Absolute URL of the picture that stands for the page where its link is shared. */
  readonly image: string | null
  /** Kind of page as the Open Graph protocol names it. */
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
  /** Paths of the marks that the page header shows: the partner's on its own pages, else none. */
  readonly pageHeaderLogos: readonly string[]
}

/**
 * The page: one resource with two faces, HTML for a document load and JSON (`/apis/page?path=`) for in-app navigation.
 * Holds nothing personal.
 */
export interface PageData {
  readonly kind: 'page' | 'virtualPage' | 'native' | 'notFound' | 'error'
  /** HTTP status of the document. */
  readonly status: number
  /** Path and query that this page answers, with the locale alias. */
  readonly path: string
  readonly localeId: string
  readonly theme: ThemeKey
  /** Template id of the CMS page, or `native/{name}`. */
  readonly template: string
  readonly head: PageHead
  readonly context: PageContextData
  /** Nodes of the main area, in order. */
  readonly nodes: readonly RenderNode[]
  /** Product of a detail page, category of a listing; tracking and slots read them. */
  readonly productId: string | null
  readonly categoryId: string | null
  /** Where the locale switch leads: every site locale, this page's alternate where it is known, else its home. */
  readonly localeOptions: readonly LocaleOption[]
  /** Facts of a native page (title of a "soon" page, ...). */
  readonly native: { readonly name: string; readonly title: string } | null
  readonly buildId: string
  /** True when a part could not be loaded. */
  readonly isPartial?: boolean | undefined
}

/** What frames every page of a locale: loaded once per locale, cached like a page. */
export interface ShellData {
  readonly localeId: string
  readonly localeAlias: string
  /** Every alias with which a path of the site may begin, further ones included. */
  readonly localeAliases: readonly string[]
  readonly country: string
  readonly currency: string
  /** Public ids of the shop on the commerce platform; the browser addresses the BFF with them. */
  readonly commerce: { readonly organizationId: string; readonly siteId: string }
  /** True when another application serves the hybrid routes: they need a document load. */
  readonly isHybrid: boolean
  /** Where a token that another storefront left in local storage is posted; null = off (decision 38). */
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

/** JSON block in the document, read by the browser before it hydrates. */
export interface DocumentState {
  readonly page: PageData
  readonly shell: ShellData
  readonly messages: Messages
  /** Templates of the page whose code comes after hydration. */
  readonly later: readonly string[]
}

/** A page answer of the resolver: data to show, or somewhere else to go. */
export type PageResult =
  | {
      readonly kind: 'data'
      readonly page: PageData
      /** Shared-cache life time in seconds; 0 = never shared, never stored. */
      readonly cache: { readonly maxAge: number; readonly staleWhileRevalidate: number; readonly staleIfError: number }
      /** Purge keys: node ids, `product-{id}`, `category-{id}`, `shell-{localeId}`. */
      readonly tags: readonly string[]
      /** Query parameters that change this page, where there is one: the rest neither enters its path nor a cache key. */
      readonly takes: readonly PageParameter[]
    }
  | { readonly kind: 'redirect'; readonly status: 301 | 302 | 307 | 308; readonly location: string }
