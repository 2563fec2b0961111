import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { ACCEPT_HEADERS, type AcceptedFormat } from './negotiateFormat.js'

export const PICTURES = /^image\/(?:avif|webp|jpeg|png|gif)$/
export const PICTURES_AND_DRAWINGS = /^image\/(?:avif|webp|jpeg|png|gif|svg\+xml)$/
const MAX_KEPT_BYTES = 512 * 1024

/** An image, or the reason why there is none. */
export type ImageAnswer =
  | { readonly kind: 'image'; readonly type: string; readonly bytes: Buffer; readonly etag: string }
  | { readonly kind: 'missing'; readonly status: 400 | 404 | 502 | 503 }

export interface ImageStore {
  load(path: string, format: AcceptedFormat): Promise<ImageAnswer>
}

/** Fetches images from the image service, each only once at a time, and caches the small ones. */
export function createImageStore(options: {
  readonly baseUrl: string
  readonly fetch: typeof fetch
  /** Accepted content types. */
  readonly types: RegExp
  readonly maxBytes: number
}): ImageStore {
  const kept = new LRUCache<string, Extract<ImageAnswer, { kind: 'image' }>>({
    maxSize: options.maxBytes,
    sizeCalculation: (image) => image.bytes.length + 512,
  })
  const flights = new Map<string, Promise<ImageAnswer>>()

  async function fetchImage(path: string, format: AcceptedFormat): Promise<ImageAnswer> {
    const response = await options
      .fetch(`${options.baseUrl}${path}`, { headers: { accept: ACCEPT_HEADERS[format] } })
      .catch(() => null)
    if (!response) return { kind: 'missing', status: 503 }
    if (!response.ok) return { kind: 'missing', status: missingStatus(response.status) }
    const type = response.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
    if (!options.types.test(type)) return { kind: 'missing', status: 502 }
    const bytes = Buffer.from(await response.arrayBuffer())
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    return { kind: 'image', type, bytes, etag }
  }

  return {
    async load(path, format) {
      const key = `${format} ${path}`
      const known = kept.get(key)
      if (known) return known
      const flying = flights.get(key)
      if (flying) return flying
      const flight = fetchImage(path, format).finally(() => flights.delete(key))
      flights.set(key, flight)
      const answer = await flight
      if (answer.kind === 'image' && answer.bytes.length <= MAX_KEPT_BYTES) kept.set(key, answer)
      return answer
    },
  }
}

function missingStatus(status: number): 400 | 404 | 502 | 503 {
  if (status === 400 || status === 404) return status
  return status === 503 || status === 429 ? 503 : 502
}
