import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const MIN_COMPRESSED = 512
/** Reserves space for gzip, which is created on demand and is slightly larger than brotli. */
const COMPRESSED_ROOM = 2.25

export type Encoding = 'br' | 'gzip' | 'identity'

/** Lifetime of a stored response in seconds; `maxAge` 0 = never stored or shared. */
export interface Freshness {
  readonly maxAge: number
  readonly staleWhileRevalidate: number
  readonly staleIfError: number
}

/** A response as its producer returns it. */
export interface ProducedResponse {
  readonly status: number
  readonly contentType: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  readonly freshness: Freshness
  readonly tags: readonly string[]
  /** Cache key of the address that the response is for, if it differs from the requested one. */
  readonly storedAs?: string | undefined
  /** A part of the page could not be loaded: never replaces a complete response. */
  readonly isPartial?: boolean | undefined
  /** There is no page at the address; all such addresses share one body. */
  readonly isAbsent?: boolean | undefined
}

/** A response ready to send: body compressed, headers flat (name, value, name, value ...). */
export interface StoredResponse {
  readonly status: number
  readonly storedAs: string | null
  readonly isPartial: boolean
  readonly isAbsent: boolean
  readonly etag: string
  readonly isStorable: boolean
  readonly freshness: Freshness
  readonly tags: readonly string[]
  /** Available encodings, best first. */
  readonly encodings: readonly Encoding[]
  /** The encoded body; a promise only for the first gzip request, since few clients request gzip. */
  readonly body: (encoding: Encoding) => Buffer | Promise<Buffer>
  readonly headers: readonly string[]
  readonly location: string | null
  /** Memory used, in bytes. */
  readonly size: number
}

/**
 * Compresses a response once, so that later requests only write bytes.
 *
 * @param options.compresses false leaves compression to a CDN
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

/** Allows transformation only if a CDN is to compress. */
function cacheControl(
  isStorable: boolean,
  { maxAge, staleWhileRevalidate, staleIfError }: Freshness,
  compresses: boolean,
): string {
  if (!isStorable) return 'private, no-store'
  const kept = `public, max-age=0, s-maxage=${maxAge}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`
  return compresses ? `${kept}, no-transform` : kept
}

/** Tags come from CMS data: keeps only safe characters, and no more than proxies accept. */
function surrogateKey(tags: readonly string[]): string {
  return tags
    .filter((tag) => /^[\w.:/-]{1,100}$/.test(tag))
    .join(' ')
    .slice(0, 4000)
}
