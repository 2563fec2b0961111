import { changedTags, pageTags } from './contentChanges.js'
import type { Content } from './contentTypes.js'
import type { ContentSource } from './createContentSource.js'

/** Purge webhook of the storefront. */
export interface PurgeTarget {
  /** Absolute address, e.g. `http://127.0.0.1:3000/apis/purge`. */
  readonly url: string
  /** Sent as `Authorization: Bearer {token}`. */
  readonly token: string
}

/** Content to purge whether it changed or not: one page, or everything. */
export type PublishWish = { readonly path: string } | { readonly all: true }

/** Result of a publication. */
export interface Publication {
  /** Number of published pages, including campaigns and ecom pages. */
  readonly pages: number
  /** Tags to purge; null = everything. */
  readonly tags: readonly string[] | null
  /**
   * `off` = no webhook is configured; `unneeded` = nothing changed; `failed` = the webhook returned no success: the
   * content is published nevertheless, and the next publication repeats the purge.
   */
  readonly purge: 'done' | 'failed' | 'off' | 'unneeded'
}

/** Publishes the content files and purges what changed. @throws ContentFault; then nothing changes */
export type Publish = (wish?: PublishWish) => Promise<Publication>

const PURGE_TIMEOUT_MS = 5000

/** @param target webhook to call after each publication; null = none */
export function createPublish(source: ContentSource, target: PurgeTarget | null): Publish {
  /** Tags of failed purges. */
  let owed: readonly string[] | null = []
  return async (wish) => {
    const before = source.current()
    source.reload()
    const after = source.current()
    const changed = changedTags(before, after)
    const wished = wish ? wishedTags(wish, after) : []
    const tags = union(union(changed, wished), owed)
    const pages = after.pages.length + after.campaigns.length + after.ecomPages.length
    if (target === null) return { pages, tags, purge: 'off' }
    if (tags?.length === 0) return { pages, tags, purge: 'unneeded' }
    const purge = await callWebhook(target, tags)
    owed = purge === 'failed' ? tags : []
    return { pages, tags, purge }
  }
}

/** A missing page may be shown by another one, so everything is purged. */
function wishedTags(wish: PublishWish, { pages, campaigns }: Content): readonly string[] | null {
  if ('all' in wish) return null
  return [...pages, ...campaigns].some(({ path }) => path === wish.path) ? pageTags(wish.path) : null
}

function union(a: readonly string[] | null, b: readonly string[] | null): readonly string[] | null {
  return a === null || b === null ? null : [...new Set([...a, ...b])]
}

async function callWebhook(target: PurgeTarget, tags: readonly string[] | null): Promise<'done' | 'failed'> {
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
