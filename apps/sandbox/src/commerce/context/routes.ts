import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ShopperContext } from '@vitrine/commerce-client/types/shopperContext'
import { shopperOf } from '../auth/bearer.js'
import type { CommerceContext } from '../commerceContext.js'
import { sendProblemAsJson } from '../http/errorHandler.js'
import { Problem } from '../http/problem.js'
import { first, type Query } from '../http/query.js'
import { scapiPath } from '../http/scapiPath.js'
import { deleteContext, getContext, patchContext, putContext } from './contextService.js'
import { geolocationHeader } from './geolocationHeader.js'
import { readContext } from './readContext.js'

const PATH = scapiPath('shopper/shopper-context/v1', '/shopper-context/:usid')

interface ContextRoute {
  readonly Params: { readonly usid: string }
  readonly Querystring: Query
}

/** Shopper Context: each shopper can access only the context of their own usid. Errors are `application/json` here. */
export async function contextRoutes(parent: FastifyInstance, context: CommerceContext): Promise<void> {
  await parent.register(async (app) => {
    app.setErrorHandler(sendProblemAsJson)
    const { contexts, now } = context

    app.get<ContextRoute>(PATH, (request, reply) => {
      const found = getContext(contexts, ownUsid(request), now())
      return withGeolocation(reply, found).send(found)
    })

    app.put<ContextRoute>(PATH, (request, reply) => {
      const write = writeOf(request, now())
      const body = readContext(request.body, false)
      const outcome = putContext(contexts, body, write)
      return withGeolocation(reply, body)
        .code(outcome === 'created' ? 201 : 200)
        .send()
    })

    app.patch<ContextRoute>(PATH, (request, reply) => {
      const write = writeOf(request, now())
      const body = readContext(request.body, true)
      const updated = patchContext(contexts, body, write)
      const address = body.clientIp ? { clientIp: body.clientIp } : {}
      return withGeolocation(reply, { ...updated, ...address }).send(updated)
    })

    app.delete<ContextRoute>(PATH, (request, reply) => {
      deleteContext(contexts, ownUsid(request), now())
      return reply.code(204).send()
    })
  })
}

function writeOf(request: FastifyRequest<ContextRoute>, now: number) {
  ownUsid(request)
  return {
    shopper: shopperOf(request),
    keepsClientIp: first(request.query, 'evaluateContextWithClientIp') !== 'false',
    now,
  }
}

function ownUsid(request: FastifyRequest<ContextRoute>): string {
  const { usid } = shopperOf(request)
  if (usid === request.params.usid) return usid
  const detail = 'Usid in incoming request does not match Usid in token.'
  throw new Problem(400, 'usid-not-matching-with-token', detail, { title: 'Usid not matching with token' })
}

function withGeolocation(reply: FastifyReply, context: ShopperContext): FastifyReply {
  const value = geolocationHeader(context)
  return value === null ? reply : reply.header('x-geolocation', value)
}
