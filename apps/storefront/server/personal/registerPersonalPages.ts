import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { screenModule } from '../../app/config/screens.js'
import type { StorefrontApp } from '../../app/contract/hostContract.js'
import type { ScreenData } from '../../app/contract/screenData.js'
import { marketOf } from '../../app/page/market.js'
import { localeOfAnyPath } from '../../app/page/resolve/localeOfAnyPath.js'
import { networkOf } from '../bff/networkOf.js'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import { formOf } from '../http/formBody.js'
import { KIND } from '../http/requestKinds.js'
import { safeLocation } from '../http/safeLocation.js'
import { privately } from '../session/sessionReply.js'
import { compressDocument } from './compressDocument.js'
import { findPersonalRoute, type PersonalRoute, splitAlias } from './personalRoutes.js'

const PER_MINUTE = 90

/**
 * Registers the pages that are rendered for one shopper, never stored and never shared. Their forms are submitted as
 * plain HTML forms; the first hook has checked that they come from our own pages.
 */
export function registerPersonalPages(
  server: FastifyInstance,
  options: {
    readonly routes: readonly PersonalRoute[]
    readonly app: Pick<StorefrontApp, 'resolve' | 'renderDocument'>
    readonly errors: ErrorReplies
    readonly publicOrigin: string
    readonly rateLimitScale: number
    /** Headers of these documents by the policy of their route. */
    readonly headers: Readonly<Record<'payment' | 'document', Readonly<Record<string, string>>>>
    /** False leaves compression to a CDN. */
    readonly compresses: boolean
    /** Lets the development server add its scripts and styles. */
    readonly finishDocument?: ((html: string, path: string) => Promise<string>) | undefined
  },
): void {
  const { routes, app, errors } = options
  const { protocol } = new URL(options.publicOrigin)

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = request.raw.url ?? '/'
    const [path = '/', search = ''] = url.split(/\?(.*)/s, 2)
    const split = splitAlias(path)
    const route = split && findPersonalRoute(routes, split.rest)
    if (!route) return errors.send(request, reply, 404)
    const handler = request.method === 'POST' ? route.post : route.get
    if (!handler) return errors.send(request, reply.header('allow', route.post ? 'POST' : 'GET, HEAD'), 405)
    const origin = `${protocol}//${request.headers.host?.toLowerCase() ?? ''}`
    const found = await app.resolve(new URL(`${origin}${path}`))
    void privately(reply)
    if (found.kind === 'redirect') {
      const target = safeLocation(found.location, origin)
      return target === null ? errors.send(request, reply, 404) : reply.redirect(target, 302)
    }
    const { page } = found
    if (page.kind !== 'native') return errors.send(request, reply, 404)
    const market = marketOf(localeOfAnyPath(path))
    const show = async (screen: ScreenData, status = 200) => {
      // One template for each module of a screen: loaded screens are kept by template.
      const template = `${page.template} ${screenModule({ ...page, screen }) ?? ''}`
      const html = await app.renderDocument({ ...page, path: url, status, screen, template })
      const body = options.finishDocument ? await options.finishDocument(html, path) : html
      return reply
        .code(status)
        .headers(options.headers[route.policy ?? 'payment'])
        .type('text/html; charset=utf-8')
        .send(options.compresses ? await compressDocument(body, request.headers['accept-encoding'], reply) : body)
    }
    return handler({
      request,
      reply,
      market,
      rest: split.rest,
      query: new URLSearchParams(search),
      form: formOf(request.body),
      show,
      goTo: (rest) => reply.redirect(`/${market.locale.alias}${rest}`, 303),
    })
  }

  server.route({
    method: ['GET', 'POST'],
    url: '/*',
    constraints: { [KIND]: 'personal' },
    config: {
      isBesidePages: true,
      acceptsForms: true,
      rateLimit: {
        max: PER_MINUTE * options.rateLimitScale,
        timeWindow: 60_000,
        keyGenerator: (request) => `personal ${networkOf(request.ip)}`,
      },
    },
    handler: async (request, reply) => {
      try {
        return await handle(request, reply)
      } catch (error) {
        request.log.error({ err: error }, 'A personal page could not be produced')
        return errors.send(request, reply, 503)
      }
    },
  })
}
