import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ScreenData } from '../../app/contract/screenData.js'
import type { Market } from '../../app/page/market.js'
import type { FormValues } from '../http/formBody.js'

/** A request for a page that belongs to one shopper. */
export interface PersonalRequest {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly market: Market
  /** Path after the locale alias, e.g. `/checkout/login`. */
  readonly rest: string
  readonly query: URLSearchParams
  /** Fields of a submitted form; empty for GET. */
  readonly form: FormValues
  /** Sends the page of this address with private data; default status 200. */
  readonly show: (screen: ScreenData, status?: number) => Promise<FastifyReply>
  /** Sends the browser to a path of this locale, without its alias, by GET. */
  readonly goTo: (rest: string) => FastifyReply
}

export type PersonalHandler = (personal: PersonalRequest) => Promise<FastifyReply>

/** A page whose document is rendered for one shopper. A method without a handler is answered with 405. */
export interface PersonalRoute {
  /** Path after the locale alias; `*` matches any one segment. */
  readonly path: string
  readonly get?: PersonalHandler | undefined
  readonly post?: PersonalHandler | undefined
  /** Content security policy: by default `payment`, that of pages where payment data may be entered. */
  readonly policy?: 'payment' | 'document' | undefined
  /** False = the shared page is served; decided by the request's headers alone. */
  readonly isFor?: ((request: { readonly method: string; readonly cookie: string | undefined }) => boolean) | undefined
}

const ALIASED = /^(\/[a-z]{2}\/[a-z]{2})(\/.*)$/i

/** The locale alias, with its leading slash, and the rest of a path; null = the path has no alias. */
export function splitAlias(path: string): { readonly alias: string; readonly rest: string } | null {
  const [, alias, rest] = ALIASED.exec(path) ?? []
  return alias === undefined || rest === undefined ? null : { alias, rest }
}

/** The route of a path without its locale alias. */
export function findPersonalRoute(routes: readonly PersonalRoute[], rest: string): PersonalRoute | null {
  return routes.find(({ path }) => matches(path, rest)) ?? null
}

function matches(route: string, rest: string): boolean {
  const wanted = route.split('/')
  const given = rest.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => segment === given[index] || (segment === '*' && given[index] !== ''))
  )
}
