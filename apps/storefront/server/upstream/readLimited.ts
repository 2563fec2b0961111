import { UpstreamError } from './UpstreamError.js'

/** Reads a body whole; stops reading as soon as it is larger than allowed. */
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
