import type { CmsClient } from '@vitrine/cms-renderer/client/createCmsClient'
import { pageFacts } from '@vitrine/cms-renderer/nodes/pageFacts'
import type { StorefrontDeps } from '../../contract/hostContract.js'
import type { Market } from '../market.js'
import { createTimedCache } from './timedCache.js'

const TTL_MS = 300_000

/** Titles of the pages directly below a path, by node name; empty while the CMS fails. */
export type PageTitles = (market: Market, path: string) => Promise<ReadonlyMap<string, string>>

/** Reads `/@nodes` of a path and caches the titles for five minutes: every page needs them for breadcrumbs. */
export function createPageTitles(cms: CmsClient, log: StorefrontDeps['log']): PageTitles {
  const cache = createTimedCache<ReadonlyMap<string, string>>({ ttlMs: TTL_MS, now: Date.now })
  return async ({ country, language }, path) => {
    const wanted = { country: country.pathCode, lang: language, path }
    try {
      return await cache.get(`${wanted.country} ${language} ${path}`, async () => {
        const pages = (await cms.getChildren(wanted)).map(pageFacts)
        return new Map(pages.map(({ name, title }) => [name, title]))
      })
    } catch (error) {
      log.warn({ error: String(error), path }, 'titles of parent pages could not be loaded')
      return new Map()
    }
  }
}
