import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const MIN_COMPRESSED = 512

export type Encoding = 'br' | 'gzip' | 'identity'

/** Life time of a stored answer, in seconds; `maxAge` 0 = never stored, never shared. */
export interface Freshness {
  readonly maxAge: number
  readonly staleWhileRevalidate: number
  readonly staleIfError: number
}

/** An answer as a producer makes it. */
export interface ProducedResponse {
  readonly status: number
  readonly contentType: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  readonly freshness: Freshness
  readonly tags: readonly string[]
}

/** An answer ready to be written: bodies compressed, headers flat (name, value, name, value ...). */
export interface StoredResponse {
  readonly status: number
  readonly etag: string
  readonly isStorable: boolean
  readonly freshness: Freshness
  readonly tags: readonly string[]
  readonly bodies: Readonly<Record<Encoding, Buffer>>
  readonly headers: readonly string[]
  readonly location: string | null
  /** Memory that it takes, in bytes. */
  readonly size: number
}

/** Compresses an answer once, so that every later request only writes bytes. */
export async function storeResponse(
  produced: ProducedResponse,
  securityHeaders: Readonly<Record<string, string>>,
): Promise<StoredResponse> {
  const identity = Buffer.from(produced.body)
  const [br, gz] =
    identity.length < MIN_COMPRESSED
      ? [identity, identity]
      : await Promise.all([
          compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
          compressGzip(identity, { level: 6 }),
        ])
  const isStorable = produced.freshness.maxAge > 0 && produced.status < 500
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const headers = Object.entries({
    ...securityHeaders,
    'content-type': produced.contentType,
    'cache-control': cacheControl(isStorable, produced.freshness),
    vary: 'Accept-Encoding',
    ...(isStorable && { etag }),
    ...(isStorable && produced.tags.length > 0 && { 'surrogate-key': surrogateKey(produced.tags) }),
    ...produced.headers,
  }).flat()
  return {
    status: produced.status,
    etag,
    isStorable,
    freshness: produced.freshness,
    tags: produced.tags,
    bodies: { br, gzip: gz, identity },
    headers,
    location: produced.headers.location ?? null,
    size: identity.length + br.length + gz.length + 2048,
  }
}

function cacheControl(isStorable: boolean, { maxAge, staleWhileRevalidate, staleIfError }: Freshness): string {
  if (!isStorable) return 'private, no-store'
  return `public, max-age=0, s-maxage=${maxAge}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}, no-transform`
}

/** Tags come from CMS data: only harmless characters reach a header, and no more than proxies accept. */
function surrogateKey(tags: readonly string[]): string {
  return tags
    .filter((tag) => /^[\w.:/-]{1,100}$/.test(tag))
    .join(' ')
    .slice(0, 4000)
}
