import type { Content } from './contentTypes.js'
import type { ContentSource } from './createContentSource.js'
import { cmsCountries } from './locales.js'
import { nodeId } from './nodeId.js'

/** Webhook of the storefront that makes it forget pages. */
export interface PurgeTarget {
  /** Absolute address, e.g. `http://127.0.0.1:3000/apis/purge`. */
  readonly url: string
  /** Sent as `Authorization: Bearer {token}`. */
  readonly token: string
}

/** What a publication did. */
export interface Publication {
  /** Pages in force, campaigns and pages that stand in included. */
  readonly pages: number
  /** Tags that the storefront is to forget; null = everything. */
  readonly tags: readonly string[] | null
  /** `off` = no webhook is configured; `failed` = it did not answer with success, the content is in force all the same. */
  readonly purge: 'done' | 'failed' | 'off'
}

/** Puts the content files in force and tells the storefront. @throws ContentFault; then nothing changes */
export type Publish = (path?: string) => Promise<Publication>

const PURGE_TIMEOUT_MS = 5000

/** @param target webhook to call after each publication; null = none */
export function createPublish(source: ContentSource, target: PurgeTarget | null): Publish {
  return async (path) => {
    const before = source.current()
    source.reload()
    const after = source.current()
    // The place of a page that comes or goes shows another one, whose tags are not these.
    const tags = path !== undefined && hasPage(before, path) && hasPage(after, path) ? tagsOf(path) : null
    const pages = after.pages.length + after.campaigns.length + after.ecomPages.length
    return { pages, tags, purge: target ? await purge(target, tags) : 'off' }
  }
}

function hasPage({ pages, campaigns }: Content, path: string): boolean {
  return [...pages, ...campaigns].some((page) => page.path === path)
}

/** The page in every country, and as a campaign. */
function tagsOf(path: string): readonly string[] {
  const roots = ['', ...[...cmsCountries].map((country) => `/${country}`)]
  return roots.map((root) => `node-${nodeId(`${root}${path === '/' ? '' : path}`)}`)
}

async function purge(target: PurgeTarget, tags: readonly string[] | null): Promise<'done' | 'failed'> {
  try {
    const response = await fetch(target.url, {
      method: 'POST',
      headers: { authorization: `Bearer ${target.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(tags === null ? { all: true } : { tags }),
      redirect: 'error',
      signal: AbortSignal.timeout(PURGE_TIMEOUT_MS),
    })
    await response.body?.cancel()
    return response.ok ? 'done' : 'failed'
  } catch {
    return 'failed'
  }
}
