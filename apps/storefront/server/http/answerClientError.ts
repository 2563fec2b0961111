import { STATUS_CODES } from 'node:http'
import type { FastifyServerOptions } from 'fastify'

/**
 * Answers connections that never became a request: headers over 16 KB (431), malformed or late ones. Sends the same
 * headers as any response.
 */
export function answerClientError(
  headers: Readonly<Record<string, string>>,
): NonNullable<FastifyServerOptions['clientErrorHandler']> {
  const common = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
    const body = `${STATUS_CODES[status]}\n`
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`,
      ...common,
      'content-type: text/plain; charset=utf-8\r\ncache-control: no-store\r\n',
      `content-length: ${body.length}\r\nconnection: close\r\n\r\n`,
      body,
    ]
    socket.end(lines.join(''))
  }
}
