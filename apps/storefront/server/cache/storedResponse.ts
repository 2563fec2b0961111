import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const MIN_COMPRESSED = 512
/** Room for gzip, which may come later: a little larger than brotli. */
const COMPRESSED_ROOM = 2.25

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
  /** Key of the address that the answer is for, where it is not the one that was asked for. */
  readonly storedAs?: string | undefined
  /** A part of the page could not be loaded: never stored in place of a whole one. */
  readonly isPartial?: boolean | undefined
  /** There is no page at the address; the body is the same for all such addresses. */
  readonly isAbsent?: boolean | undefined
}

/** An answer ready to be written: body compressed, headers flat (name, value, name, value ...). */
export interface StoredResponse {
  readonly status: number
  readonly storedAs: string | null
  readonly isPartial: boolean
  readonly isAbsent: boolean
  readonly etag: string
  readonly isStorable: boolean
  readonly freshness: Freshness
  readonly tags: readonly string[]
  /** What it may be written in, the best first. */
  readonly encodings: readonly Encoding[]
  /** Its bytes; a promise only where gzip is asked for the first time, which few clients do. */
  readonly body: (encoding: Encoding) => Buffer | Promise<Buffer>
  readonly headers: readonly string[]
  readonly location: string | null
  /** Memory that it takes, in bytes. */
  readonly size: number
}

/**
 * Compresses an answer once, so that every later request only writes bytes.
 *
 * @param options.compresses false leaves it to a CDN.
 */
export async function storeResponse(
  produced: ProducedResponse,
  securityHeaders: Readonly<Record<string, string>>,
  options: { readonly compresses: boolean },
): Promise<StoredResponse> {
  const identity = Buffer.from(produced.body)
  const isCompressed = options.compresses && identity.length >= MIN_COMPRESSED
  const br = isCompressed ? await compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : null
  const isStorable = produced.freshness.maxAge > 0 && produced.status < 500
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const headers = Object.entries({
    ...securityHeaders,
    'content-type': produced.contentType,
    'cache-control': cacheControl(isStorable, produced.freshness, options.compresses),
    vary: 'Accept-Encoding',
    ...(isStorable && { etag }),
    ...(isStorable && produced.tags.length > 0 && { 'surrogate-key': surrogateKey(produced.tags) }),
    ...produced.headers,
  }).flat()
  return {
    status: produced.status,
    storedAs: produced.storedAs ?? null,
    isPartial: produced.isPartial ?? false,
    isAbsent: produced.isAbsent ?? false,
    etag,
    isStorable,
    freshness: produced.freshness,
    tags: produced.tags,
    encodings: br ? ['br', 'gzip', 'identity'] : ['identity'],
    body: bodyIn(identity, br),
    headers,
    location: produced.headers.location ?? null,
    size: identity.length + Math.ceil((br?.length ?? 0) * COMPRESSED_ROOM) + 2048,
  }
}

function bodyIn(identity: Buffer, br: Buffer | null): StoredResponse['body'] {
  let gzipped: Buffer | Promise<Buffer> | null = null
  const makeGzip = async () => {
    const bytes = await compressGzip(identity, { level: 6 })
    gzipped = bytes
    return bytes
  }
  return (encoding) => {
    if (br === null || encoding === 'identity') return identity
    if (encoding === 'br') return br
    gzipped ??= makeGzip()
    return gzipped
  }
}

/** A CDN that is to compress may transform. */
function cacheControl(
  isStorable: boolean,
  { maxAge, staleWhileRevalidate, staleIfError }: Freshness,
  compresses: boolean,
): string {
  if (!isStorable) return 'private, no-store'
  const kept = `public, max-age=0, s-maxage=${maxAge}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`
  return compresses ? `${kept}, no-transform` : kept
}

/** Tags come from CMS data: only harmless characters reach a header, and no more than proxies accept. */
function surrogateKey(tags: readonly string[]): string {
  return tags
    .filter((tag) => /^[\w.:/-]{1,100}$/.test(tag))
    .join(' ')
    .slice(0, 4000)
}
