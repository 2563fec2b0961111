import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { SitemapData, SitemapEntry } from '../../app/contract/sitemapEntry.js'
import { sitemapFiles, sitemapIndex, sitemapUrl } from './sitemapXml.js'

const pack = promisify(gzip)
const FRESH_MS = 3_600_000
/** Pause after a failure, so that a failing back end is not called on every request. */
const RETRY_MS = 60_000

/** Packed files by name: `index` and `{alias with dash}-{n}.xml`. */
type Files = ReadonlyMap<string, Buffer>

export interface SitemapStore {
  /**
   * A gzipped file; null = no file of that name. An outdated one is returned immediately and rebuilt in the background.
   * Rejects while no sitemap could be built yet.
   */
  file(name: string): Promise<Buffer | null>
}

/**
 * Builds all sitemaps together at the first request and keeps them for an hour. The last good ones are kept after a
 * failure.
 */
export function createSitemapStore(options: {
  readonly origin: string
  readonly read: () => Promise<SitemapData>
  readonly now: () => number
  readonly onError: (error: unknown) => void
}): SitemapStore {
  const { origin, read, now } = options
  let files: Files | null = null
  let failure: unknown = null
  let nextAt = Number.NEGATIVE_INFINITY
  let building: Promise<void> | null = null

  function build(): Promise<void> {
    building ??= read()
      .then((data) => buildFiles(data, origin))
      .then(
        (built) => {
          files = built
          nextAt = now() + FRESH_MS
        },
        (error: unknown) => {
          failure = error
          nextAt = now() + RETRY_MS
          options.onError(error)
        },
      )
      .finally(() => {
        building = null
      })
    return building
  }

  return {
    async file(name) {
      const renewal = building ?? (now() >= nextAt ? build() : null)
      if (!files && renewal) await renewal
      if (!files) throw failure
      return files.get(name) ?? null
    },
  }
}

async function buildFiles(data: SitemapData, origin: string): Promise<Files> {
  const files = new Map<string, Buffer>()
  for (const { id, alias } of data.locales) {
    const xml = await sitemapFiles(urlsOf(data, id, origin))
    for (const [index, text] of xml.entries())
      files.set(`${alias.replace('/', '-')}-${index + 1}.xml`, await pack(text))
  }
  return new Map([['index', await pack(sitemapIndex([...files.keys()], origin))], ...files])
}

function* urlsOf({ locales, entries }: SitemapData, localeId: string, origin: string): Generator<string> {
  const has = (entry: SitemapEntry) => entry.localeIds.includes(localeId)
  for (const entry of entries) if (has(entry)) yield sitemapUrl(entry, localeId, { origin, locales })
}
