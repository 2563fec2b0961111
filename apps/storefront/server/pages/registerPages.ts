import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StorefrontApp } from '../../app/contract/hostContract.js'
import { networkOf } from '../bff/networkOf.js'
import type { CachedAnswer, PageCache } from '../cache/pageCache.js'
import type { ResourceAddress } from '../cache/resourceAddress.js'
import { type ProducedResponse, type StoredResponse, storeResponse } from '../cache/storedResponse.js'
import { createTakenQueries } from '../cache/takenQueries.js'
import { writeStored } from '../cache/writeStored.js'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import type { Metrics } from '../operations/createMetrics.js'
import { isShed } from '../operations/isShed.js'
import type { SecurityHeaders } from '../security/securityHeaders.js'
import type { MemberPages } from './memberPages.js'
import { createProducer, NEVER, RenderError, ResourceNotFoundError } from './produceResource.js'
import type { RenderLimits } from './renderLimits.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the first hook on GET and HEAD of a cacheable resource. */
    resource: ResourceAddress | null
  }
}

export interface PageServing {
  /** Sets the request's resource and answers from the cache if possible; true = the request is done. */
  tryCache(request: FastifyRequest, reply: FastifyReply, resource: ResourceAddress): boolean
}

/**
 * Registers the page in all representations: HTML for document loads, JSON for in-app navigation, frame and messages.
 */
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
    readonly limits: RenderLimits
    readonly publicOrigin: string
    /** False in development: every request is rendered again. */
    readonly keepsAnswers: boolean
    /** False leaves compression to a CDN. */
    readonly compresses: boolean
    readonly isClosing: () => boolean
    readonly finishDocument?: ((html: string, path: string) => Promise<string>) | undefined
  },
): PageServing {
  const { cache, security, errors, metrics, limits } = options
  const queries = createTakenQueries()
  const produce = createProducer({ ...options, queries })
  const stored = new WeakMap<ProducedResponse, Promise<StoredResponse>>()

  /** A response shared by several addresses is compressed once. */
  function store(produced: ProducedResponse): Promise<StoredResponse> {
    const known =
      stored.get(produced) ?? storeResponse(produced, security.forContentType(produced.contentType), options)
    stored.set(produced, known)
    return known
  }

  const make = (resource: ResourceAddress, host: string) => async (): Promise<StoredResponse> => {
    const made = await produce(resource, host)
    return store(options.keepsAnswers ? made : { ...made, freshness: NEVER })
  }

  function write(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer, route: string): FastifyReply {
    const droppedQuery = request.resource?.kind === 'page' ? request.resource.page.dropped : ''
    const { status } = answer.response
    metrics.countCache(answer.state)
    reply.hijack()
    writeStored(request.raw, reply.raw, answer.response, {
      state: answer.state,
      droppedQuery,
      isClosing: options.isClosing(),
    })
    metrics.countRequest({ route, method: request.method, status }, (performance.now() - request.startedAt) / 1000)
    return reply
  }

  function isHidden(request: FastifyRequest, { kind }: ResourceAddress, status: number): boolean {
    return kind === 'page' && options.memberPages.mayExist(request, status)
  }

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { resource } = request
    if (!resource) return errors.send(request, reply, 404)
    const host = request.headers.host?.toLowerCase() ?? ''
    // Joining a page that is being produced costs nothing.
    const isFree = resource.kind !== 'page' || cache.isMaking(resource.key)
    if (!isFree && limits.isBusy() && isShed(request)) return refuse(request, reply, resource, 503)
    const client = networkOf(request.ip)
    // Do not await here when no slot is needed, so that concurrent requests for the same page join it.
    const pass = isFree ? null : (limits.enter(client) ?? (await limits.enterInTurn(client, connectionOf(reply))))
    if (!isFree && !pass) return refuse(request, reply, resource, 429)
    const making = make(resource, host)
    const makingInTurn = () => (pass ? pass.ready.then(making) : making())
    try {
      const answer = cache.lookupAgain(resource.key, making) ?? (await cache.load(resource.key, makingInTurn))
      if (isHidden(request, resource, answer.response.status)) {
        const isAnswered = await options.memberPages.answer(request, reply, (member) => produce(resource, host, member))
        if (isAnswered) return reply
      }
      return write(request, reply, answer, request.routeOptions.url ?? 'page')
    } catch (error) {
      if (error instanceof ResourceNotFoundError) return errors.send(request, reply, 404)
      request.log.error({ err: error, kind: resource.kind }, 'A page could not be produced')
      return errors.send(request, reply, error instanceof RenderError ? 500 : 503)
    } finally {
      pass?.leave()
    }
  }

  /** Serves an old copy of the page if there is one, else a cheap error response. */
  function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    resource: ResourceAddress,
    status: 429 | 503,
  ): Promise<FastifyReply> | FastifyReply {
    const copy = cache.spare(resource.key)
    if (copy) return write(request, reply, copy, request.routeOptions.url ?? 'page')
    metrics.countLimited(status === 429 ? 'renders' : 'load')
    return errors.turnAway(request, reply, status)
  }

  server.get('/apis/page', serve)
  server.get('/apis/shell', serve)
  server.get('/static/translations/compiled/:file', serve)
  server.get('/*', serve)

  return {
    tryCache(request, reply, given) {
      const resource = given.kind === 'page' ? queries.narrow(given) : given
      request.resource = resource
      const host = request.headers.host?.toLowerCase() ?? ''
      const answer = cache.lookup(resource.key, make(resource, host))
      if (!answer || isHidden(request, resource, answer.response.status)) return false
      write(request, reply, answer, 'cache')
      return true
    },
  }
}

/** Aborts when the connection of a response closes. */
function connectionOf(reply: FastifyReply): AbortSignal {
  const connection = new AbortController()
  reply.raw.once('close', () => connection.abort())
  return connection.signal
}
