import { UpstreamError } from './UpstreamError.js'

/** Reads a complete body; stops as soon as it exceeds the limit. */
export async function readLimited(body: AsyncIterable<Buffer>, maxBytes: number, upstream: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) throw new UpstreamError(upstream, 'tooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}
