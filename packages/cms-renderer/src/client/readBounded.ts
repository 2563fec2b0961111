import { CmsError } from './CmsError.js'

/**
 * Reads the text of a response, buffering at most `maxBytes`.
 * @throws CmsError `tooLarge`; the rest of the body is not read.
 */
export async function readBounded(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) return ''
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body.cancel()
    throw tooLarge(maxBytes)
  }
  const decoder = new TextDecoder()
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > maxBytes) {
      await reader.cancel()
      throw tooLarge(maxBytes)
    }
    text += decoder.decode(value, { stream: true })
  }
}

function tooLarge(maxBytes: number): CmsError {
  return new CmsError('tooLarge', `The CMS sent more than ${maxBytes} bytes; the response was not read.`)
}
