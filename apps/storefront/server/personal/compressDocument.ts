import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply } from 'fastify'

const compress = promisify(brotliCompress)
/** Compresses a document for one shopper only, so speed counts more than size. */
const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 4 }

/**
 * The body of a document in an encoding that the browser accepts, with the headers set on the reply. The documents contain
 * no secret next to text from the request, so their size tells nothing.
 */
export async function compressDocument(
  html: string,
  accepted: string | undefined,
  reply: Pick<FastifyReply, 'header'>,
): Promise<string | Buffer> {
  void reply.header('vary', 'accept-encoding')
  if (!acceptsBrotli(accepted)) return html
  void reply.header('content-encoding', 'br')
  return compress(html, { params: PARAMS })
}

function acceptsBrotli(accepted = ''): boolean {
  return accepted.split(',').some((part) => {
    const [name = '', quality = ''] = part.split(';').map((text) => text.trim().toLowerCase())
    return name === 'br' && !/^q=0(?:\.0*)?$/.test(quality)
  })
}
