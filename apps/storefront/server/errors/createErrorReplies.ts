import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorDocumentStatus, StorefrontApp } from '../../app/contract/hostContract.js'
import { plainPolicy } from '../security/contentSecurityPolicy.js'

const DOCUMENT_STATUSES: readonly ErrorDocumentStatus[] = [400, 404, 405, 414, 421, 500, 502, 503]
const FILE_PATHS = ['/assets/', '/images/', '/media/', '/static/']

const JSON_TYPE = 'application/json; charset=utf-8'
const HTML_TYPE = 'text/html; charset=utf-8'

const WORDS: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Session required',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  413: 'Too large',
  414: 'Address too long',
  415: 'Unsupported content type',
  421: 'Wrong host',
  429: 'Too many requests',
  502: 'Bad gateway',
  503: 'Service unavailable',
}

export interface ErrorReplies {
  /** Ends a request with an error in the format of its path: JSON, short text, or a styled document. */
  send(request: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply>
  /** Rejects a request temporarily with a cheap response; pages get a document below 2 KB. */
  turnAway(request: FastifyRequest, reply: FastifyReply, status: 429 | 503): Promise<FastifyReply>
}

/** Error responses are never stored and reveal nothing but their status. */
export function createErrorReplies(
  app: Pick<StorefrontApp, 'errorDocument' | 'busyDocument'>,
  finishDocument?: (html: string, path: string) => Promise<string>,
): ErrorReplies {
  async function errorDocument(status: ErrorDocumentStatus, path: string): Promise<string> {
    const html = await app.errorDocument(status, path)
    return finishDocument ? finishDocument(html, path) : html
  }

  return {
    async turnAway(request, reply, status) {
      const path = pathOf(request)
      void reply.code(status).header('cache-control', 'no-store').header('retry-after', '5')
      if (path.startsWith('/apis/')) return reply.type(JSON_TYPE).send({ status, title: WORDS[status] })
      const { html, style } = await app.busyDocument(path)
      return reply.header('content-security-policy', plainPolicy(style)).type(HTML_TYPE).send(html)
    },
    async send(request, reply, status) {
      void reply.code(status).header('cache-control', 'no-store').removeHeader('etag')
      if (status === 503 || status === 429) {
        if (!reply.hasHeader('retry-after')) void reply.header('retry-after', '5')
      }
      const word = WORDS[status] ?? 'Server error'
      const path = pathOf(request)
      if (path.startsWith('/apis/')) return reply.type(JSON_TYPE).send({ status, title: word })
      const documentStatus = DOCUMENT_STATUSES.find((known) => known === status)
      if (documentStatus === undefined || isFile(path) || !isDocument(request))
        return reply.type('text/plain; charset=utf-8').send(`${word}\n`)
      const html = await errorDocument(documentStatus, path).catch((error: unknown) => {
        request.log.error({ err: error }, 'The error document could not be rendered')
        return null
      })
      if (html === null) return reply.type('text/plain; charset=utf-8').send(`${word}\n`)
      return reply.type(HTML_TYPE).send(html)
    },
  }
}

function pathOf({ raw }: FastifyRequest): string {
  return raw.url?.split('?', 1)[0] ?? '/'
}

function isFile(path: string): boolean {
  if (FILE_PATHS.some((prefix) => path.startsWith(prefix))) return true
  const name = path.slice(path.lastIndexOf('/') + 1)
  return /\.[a-z0-9]{1,10}$/i.test(name) && !/\.html$/i.test(name)
}

/** Whether the response is displayed: a page was requested, or a form was submitted. */
function isDocument({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || (headers.accept ?? '').includes('text/html')
}
