import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StorefrontApp } from '../../app/page/hostContract.js'
import type { PageCache } from '../cache/pageCache.js'
import type { ResourceAddress } from '../cache/resourceAddress.js'
import { type StoredResponse, storeResponse } from '../cache/storedResponse.js'
import { writeStored } from '../cache/writeStored.js'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import type { Metrics } from '../operations/createMetrics.js'
import type { SecurityHeaders } from '../security/securityHeaders.js'
import type { MemberPages } from './memberPages.js'
import { createProducer, NEVER, RenderError, ResourceNotFoundError } from './produceResource.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the first hook on GET and HEAD of a cacheable resource. */
    resource: ResourceAddress | null
  }
}

export interface PageServing {
  /** Answers from the cache, if that may be; true = the request is done. */
  tryCache(request: FastifyRequest, reply: FastifyReply, resource: ResourceAddress): boolean
}

/** The page in all its faces: HTML for a document load, JSON for in-app navigation, frame and texts. */
export function registerPages(
  server: FastifyInstance,
  options: {
    readonly app: StorefrontApp
    readonly cache: PageCache
    readonly security: SecurityHeaders
    readonly errors: ErrorReplies
    readonly metrics: Metrics
    readonly buildId: string
    readonly memberPages: MemberPages
    readonly publicOrigin: string
    /** False in development: every request renders anew. */
    readonly keepsAnswers: boolean
    /** False leaves compression to a CDN. */
    readonly compresses: boolean
    readonly isClosing: () => boolean
    readonly finishDocument?: ((html: string, path: string) => Promise<string>) | undefined
  },
): PageServing {
  const { cache, security, errors, metrics } = options
  const produce = createProducer(options)

  const make = (resource: ResourceAddress, host: string) => async (): Promise<StoredResponse> => {
    const made = await produce(resource, host)
    const produced = options.keepsAnswers ? made : { ...made, freshness: NEVER }
    return storeResponse(produced, security.forContentType(produced.contentType), options)
  }

  function write(request: FastifyRequest, reply: FastifyReply, answer: NonNullable<ReturnType<PageCache['lookup']>>) {
    const droppedQuery = request.resource?.kind === 'page' ? request.resource.page.dropped : ''
    metrics.countCache(answer.state)
    reply.hijack()
    writeStored(request.raw, reply.raw, answer.response, {
      state: answer.state,
      droppedQuery,
      isClosing: options.isClosing(),
    })
  }

  function isHidden(request: FastifyRequest, { kind }: ResourceAddress, status: number): boolean {
    return kind === 'page' && options.memberPages.mayExist(request, status)
  }

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { resource } = request
    if (!resource) return errors.send(request, reply, 404)
    try {
      const host = request.headers.host?.toLowerCase() ?? ''
      const answer = await cache.load(resource.key, make(resource, host))
      if (isHidden(request, resource, answer.response.status)) {
        const isAnswered = await options.memberPages.answer(request, reply, (member) => produce(resource, host, member))
        if (isAnswered) return reply
      }
      const started = request.startedAt
      write(request, reply, answer)
      const route = request.routeOptions.url ?? 'page'
      metrics.countRequest({ route, method: request.method, status: answer.response.status }, elapsed(started))
      return reply
    } catch (error) {
      if (error instanceof ResourceNotFoundError) return errors.send(request, reply, 404)
      request.log.error({ err: error, kind: resource.kind }, 'A page could not be made')
      return errors.send(request, reply, error instanceof RenderError ? 500 : 503)
    }
  }

  server.get('/apis/page', serve)
  server.get('/apis/shell', serve)
  server.get('/static/translations/compiled/:file', serve)
  server.get('/*', serve)

  return {
    tryCache(request, reply, resource) {
      const host = request.headers.host?.toLowerCase() ?? ''
      const answer = cache.lookup(resource.key, make(resource, host))
      if (!answer || isHidden(request, resource, answer.response.status)) return false
      write(request, reply, answer)
      metrics.countRequest(
        { route: 'cache', method: request.method, status: answer.response.status },
        elapsed(request.startedAt),
      )
      return true
    },
  }
}

function elapsed(startedAt: number): number {
  return (performance.now() - startedAt) / 1000
}
