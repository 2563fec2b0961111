import type { PageData } from '../contract/pageData.js'
import { isRedirectAnswer } from './redirectAnswer.js'
import type { StampedPromise } from './stampedPromise.js'

/** Time for which prefetch, click and revalidation share one response. */
const MEMO_MS = 10_000
const FAILURE_MS = 1000
/** A request pending longer than this is repeated. */
const PENDING_MS = 120_000
const MAX_REDIRECTS = 3
/** Maximum number of cached pages, evicted least recently used first. */
const MAX_PAGES = 40

/** A page request that returned no page. */
class PageRequestError extends Error {
  override readonly name = 'PageRequestError'
  /** HTTP status; 0 = the network failed. */
  readonly status: number

  constructor(status: number, options?: ErrorOptions) {
    super(`The page could not be loaded (status ${status}).`, options)
    this.status = status
  }
}

/** Loads what a page needs before it can be shown: template code, texts, shell. */
export type PreparePage = (page: PageData) => Promise<void>

export interface PageFetcher {
  /**
   * The page to show: the last good one at any age, else a request. The promise keeps its identity until the page
   * changes, so React's `use` can read it. Rejects with {@link PageRequestError}.
   */
  readonly open: (key: string) => Promise<PageData>
  /** The current page: the same promise for the same key within 10 s. Rejects with {@link PageRequestError}. */
  readonly load: (key: string) => Promise<PageData>
  /** Adds the page embedded in the document. */
  readonly seed: (key: string, page: PageData) => void
  /** Whether a page can be shown without a request. */
  readonly isKnown: (key: string) => boolean
  /** Removes a key, so that the next call makes a request. */
  readonly forget: (key: string) => void
  /** Marks every page as stale: each is still shown immediately, and refreshed on its next use. */
  readonly expire: () => void
}

/** SWR key of a page = its URL as a JSON resource. */
export function pageKey(pathAndQuery: string): string {
  return `/apis/page?path=${encodeURIComponent(pathAndQuery)}`
}

const lifetimes = { pending: PENDING_MS, fulfilled: MEMO_MS, rejected: FAILURE_MS } as const

interface Entry {
  readonly at: number
  /** Latest request. */
  readonly page: StampedPromise<PageData>
  /** Last page that loaded successfully. */
  readonly good: StampedPromise<PageData> | null
}

/** One cache for prefetch, click, back and SWR: hovering and clicking a link makes one request. */
export function createPageFetcher(options: {
  readonly fetch: typeof fetch
  readonly prepare: PreparePage
  readonly now: () => number
  readonly onAnswer?: ((response: Response) => void) | undefined
}): PageFetcher {
  const memo = new Map<string, Entry>()

  async function request(key: string, redirectsLeft: number): Promise<PageData> {
    const response = await options
      .fetch(key, { headers: { accept: 'application/json' } })
      .catch((cause: unknown) => Promise.reject(new PageRequestError(0, { cause })))
    options.onAnswer?.(response)
    const isPage = response.ok || response.status === 404
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    if (!isPage || !isJson) throw new PageRequestError(response.status)
    const answer: PageData = await response.json()
    if (isRedirectAnswer(answer)) {
      if (redirectsLeft === 0) throw new PageRequestError(508)
      return request(pageKey(answer.redirect), redirectsLeft - 1)
    }
    await options.prepare(answer)
    return answer
  }

  function keep(key: string, entry: Entry): void {
    memo.delete(key)
    memo.set(key, entry)
    const [oldest] = memo.keys()
    if (memo.size > MAX_PAGES && oldest !== undefined) memo.delete(oldest)
  }

  function start(key: string): StampedPromise<PageData> {
    const page: StampedPromise<PageData> = request(key, MAX_REDIRECTS)
    const before = memo.get(key)?.good ?? null
    keep(key, { at: options.now(), page, good: before })
    void page.then(
      (value) => {
        void Object.assign(page, { status: 'fulfilled', value })
        if (memo.get(key)?.page === page) keep(key, { at: options.now(), page, good: page })
      },
      (reason: unknown) => {
        void Object.assign(page, { status: 'rejected', reason })
        // Restarts the failure's lifetime: the request may have taken longer than that.
        if (memo.get(key)?.page === page) keep(key, { at: options.now(), page, good: before })
      },
    )
    return page
  }

  /** A failure is kept just long enough for React to show it; the next call makes a new request. */
  function isUsable({ at, page }: Entry): boolean {
    return options.now() - at < lifetimes[page.status ?? 'pending']
  }

  return {
    open(key) {
      const entry = memo.get(key)
      if (entry?.good) return entry.good
      return entry && isUsable(entry) ? entry.page : start(key)
    },
    load(key) {
      const entry = memo.get(key)
      return entry && isUsable(entry) ? entry.page : start(key)
    },
    seed(key, value) {
      const page = Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value })
      keep(key, { at: options.now(), page, good: page })
    },
    isKnown: (key) => Boolean(memo.get(key)?.good),
    forget(key) {
      memo.delete(key)
    },
    expire() {
      for (const [key, entry] of memo) memo.set(key, { ...entry, at: Number.NEGATIVE_INFINITY })
    },
  }
}
