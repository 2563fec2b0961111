import type { StorefrontConfig } from '../config/env.server.js'
import type { SitemapData } from '../sitemap/sitemapEntry.js'
import type { PageData, PageResult, ShellData } from './pageData.js'

/** A file of styles. A document that holds its text names the file, so that no script asks for it again. */
export interface Stylesheet {
  readonly href: string
  /** Byte for byte what a document's element holds: its hash is in the content security policy. */
  readonly text: string
}

/** What a document refers to; read once from the build manifest, or made by the development server. */
export interface AssetManifest {
  /** Module scripts in the order in which they start the page; usually one. */
  readonly scripts: readonly string[]
  /** Static imports of the scripts, for `<link rel="modulepreload" fetchpriority="low">`. */
  readonly preloadScripts: readonly string[]
  /** Files of each template group, for the preload of what a page's nodes need. */
  readonly templateScripts: Readonly<Record<string, readonly string[]>>
  /** Style sheets of each template group that are not in `criticalCss`: inlined by pages whose nodes need them. */
  readonly templateStyles: Readonly<Record<string, readonly Stylesheet[]>>
  /**
   * Text of the `<style>` element of every page, byte for byte: its hash is in the content security policy. Empty in
   * development, where the host puts the styles in itself.
   */
  readonly criticalCss: string
  /** Further style sheets that every page needs, for `<link rel="stylesheet">`. */
  readonly stylesheets: readonly string[]
  /** Font files by name without hash and extension; the document preloads those of its theme. */
  readonly fonts: Readonly<Record<string, string>>
  /** What the browser's scripts name, so that pages carry no further text; null = unknown: all texts. */
  readonly messageIds: ReadonlySet<string> | null
}

/** What the host lends to the app. */
export interface StorefrontDeps {
  readonly config: StorefrontConfig
  /**
   * Fetch for the configured upstreams only: pooled, timed out, retried (GET), behind a circuit breaker. Refuses
   * redirects and other hosts. Rejects with `UpstreamError`; an answer of any status resolves.
   */
  readonly fetch: typeof fetch
  /** Access token of the shared guest that pages are rendered with. Nothing personal may be fetched with it. */
  readonly getGuestToken: () => Promise<string>
  readonly log: {
    readonly warn: (fields: object, message: string) => void
    readonly error: (fields: object, message: string) => void
  }
  /** Counts parts of pages that are not shown, by why: a kind of `ParseIssue`. */
  readonly countSkipped?: ((kind: string, count: number) => void) | undefined
  readonly assets: AssetManifest
  readonly buildId: string
}

/** Statuses for which the app has a styled document. */
export type ErrorDocumentStatus = 400 | 404 | 405 | 414 | 421 | 500 | 502 | 503

/** A signed-in shopper for whom the platform vouches; pages made for one are shown to nobody else (decision 14). */
export interface Member {
  readonly groups: readonly string[]
  /** Their own; never the shared guest's. */
  readonly accessToken: string
}

/** Where a visitor is and what they read, as far as the host can tell. */
export interface VisitorPlace {
  /** ISO code, e.g. `CH`, `GB`. */
  readonly country: string
  readonly language: string
}

/** Where the page of a URL is for a place. */
export interface PlaceTarget {
  /** Path and query of this origin. */
  readonly location: string
  /** Locale to which it belongs, and that of the URL itself (the site's default where it names none). */
  readonly localeId: string
  readonly ownLocaleId: string
  /** Country (ISO) and language of `localeId`. */
  readonly country: string
  readonly language: string
}

/** What the app gives to the host. `createStorefrontApp` in `entry.server.tsx` makes it. */
export interface StorefrontApp {
  /**
   * The page of a URL. A missing page is data with status 404. Rejects when an upstream that the page cannot do without
   * fails: the host then shows the stored copy, or the 503 document.
   *
   * @param url carries an allowed host, a path without traps (no leading `//`, no encoded slash, at most 2,048
   * characters) and only the query that pages know (`pageQuery.ts`).
   * @param member for whom the page is made; the answer is theirs alone and must not be stored
   */
  resolve(url: URL, signal?: AbortSignal, member?: Member): Promise<PageResult>
  /**
   * Where the page of a URL is for a place; null = the place is unknown (Spec §4). Rejects only when no site can be told.
   *
   * @param url as for `resolve`, with its whole query.
   */
  placeTarget(
    url: URL,
    place: VisitorPlace | null | Promise<VisitorPlace | null>,
    signal?: AbortSignal,
  ): Promise<PlaceTarget>
  /** Frame of a locale's pages, by its alias (`ch/de`); null = no such locale. */
  shell(alias: string): Promise<ShellData | null>
  /** The whole HTML document, doctype first. Holds no `style` attribute and no executable inline script. */
  renderDocument(page: PageData): Promise<string>
  /** A styled document that needs no upstream. The path gives its language. Never rejects. */
  errorDocument(status: ErrorDocumentStatus, path: string): Promise<string>
  /** A document below 2 KB for who is turned away for a moment, and the text of its style element. */
  busyDocument(path: string): Promise<{ readonly html: string; readonly style: string }>
  /** Every indexable page; rejects when an upstream fails. Takes many calls: the host keeps the answer. */
  sitemap(): Promise<SitemapData>
  /** Compiled messages (id → AST) of a locale id (`de-CH`) or a language (`de`); null = unknown. */
  messages(localeOrLanguage: string): object | null
}

/** Signature of the export of `app/entry.server.tsx`. */
export type CreateStorefrontApp = (deps: StorefrontDeps) => StorefrontApp

/**
 * Header that every request to `/apis/*` other than GET carries, with any value. A cross-site form cannot send it.
 */
export const REQUESTED_BY_HEADER = 'x-requested-by'

/** Where an access token that another storefront left is saved (Spec §2, decision 38). */
export const SAVE_ACCESS_TOKEN_PATH = '/save-access-token'

/** Readable cookie (`1`) that says a session exists, so that a basket is worth asking for. Holds nothing personal. */
export const SESSION_HINT_COOKIE = 'vt-session'

/** Header of `/apis/page` and `/apis/shell` that names the build which answered. */
export const BUILD_ID_HEADER = 'x-build-id'
