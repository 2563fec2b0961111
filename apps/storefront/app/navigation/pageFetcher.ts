import type { PageData } from '../page/pageData.js'
import { isRedirectAnswer } from './redirectAnswer.js'

/** Time for which a fetched page serves prefetch, click and revalidation alike. */
const MEMO_MS = 10_000
const MAX_REDIRECTS = 3

/** A page request that did not end in a page. */
export class PageRequestError extends Error {
  override readonly name = 'PageRequestError'
  /** HTTP status; 0 = the network failed. */
  readonly status: number

  constructor(status: number, options?: ErrorOptions) {
    super(`The page could not be loaded (status ${status}).`, options)
    this.status = status
  }
}

/** What has to be there before a page can be shown: template code, texts, frame. */
export type PreparePage = (page: PageData) => Promise<void>

export interface PageFetcher {
  /** Loads a page and all that it needs; the same promise for the same key within 10 s. Rejects with {@link PageRequestError}. */
  readonly load: (key: string) => Promise<PageData>
  /** Puts in a page that came with the document. */
  readonly seed: (key: string, page: PageData) => void
  /** Forgets a key, so that the next load asks again. */
  readonly forget: (key: string) => void
}

/** SWR key of a page = its URL as a JSON resource. */
export function pageKey(pathAndQuery: string): string {
  return `/apis/page?path=${encodeURIComponent(pathAndQuery)}`
}

/** One memo for prefetch, click and SWR: hovering and clicking a link is one request. */
export function createPageFetcher(options: {
  readonly fetch: typeof fetch
  readonly prepare: PreparePage
  readonly now: () => number
  readonly onAnswer?: ((response: Response) => void) | undefined
}): PageFetcher {
  const memo = new Map<string, { readonly at: number; readonly page: Promise<PageData> }>()

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

  return {
    load(key) {
      const known = memo.get(key)
      if (known && options.now() - known.at < MEMO_MS) return known.page
      const page = request(key, MAX_REDIRECTS)
      memo.set(key, { at: options.now(), page })
      page.catch(() => {
        if (memo.get(key)?.page === page) memo.delete(key)
      })
      return page
    },
    seed(key, page) {
      memo.set(key, { at: options.now(), page: Promise.resolve(page) })
    },
    forget(key) {
      memo.delete(key)
    },
  }
}
