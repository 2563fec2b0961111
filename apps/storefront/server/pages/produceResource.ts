import type { Member, StorefrontApp } from '../../app/contract/hostContract.js'
import { BUILD_ID_HEADER } from '../../app/contract/hostContract.js'
import type { PageData, PageResult } from '../../app/contract/pageData.js'
import { keyOfQuery, type PageResource, type ResourceAddress } from '../cache/resourceAddress.js'
import type { Freshness, ProducedResponse } from '../cache/storedResponse.js'
import type { TakenQueries } from '../cache/takenQueries.js'
import { safeLocation } from '../http/safeLocation.js'

const JSON_TYPE = 'application/json; charset=utf-8'
/** Never stored or shared. */
export const NEVER: Freshness = { maxAge: 0, staleWhileRevalidate: 0, staleIfError: 0 }
const REDIRECT: Freshness = { maxAge: 60, staleWhileRevalidate: 60, staleIfError: 300 }
/** Short, since the link lists of a frame may have failed to load. */
const FRAME: Freshness = { maxAge: 60, staleWhileRevalidate: 900, staleIfError: 86_400 }
const TEXTS: Freshness = { maxAge: 900, staleWhileRevalidate: 900, staleIfError: 86_400 }
/** Lifetime of a partial page: only until the next attempt. */
const PARTIAL: Freshness = { maxAge: 5, staleWhileRevalidate: 10, staleIfError: 0 }
/** Stored on this server only: a page may be published at any address, or exist for members already. */
const ABSENT: Freshness = { maxAge: 30, staleWhileRevalidate: 0, staleIfError: 0 }

/** Response header that marks a page with a part that could not be loaded. */
const PARTIAL_HEADER = 'x-page-state'

/** Nothing exists at this address; no styled response is needed. */
export class ResourceNotFoundError extends Error {
  override readonly name = 'ResourceNotFoundError'
}

/** A rendering error of this server rather than of an upstream: answered with 500. */
export class RenderError extends Error {
  override readonly name = 'RenderError'
}

/** Produces the response of a cacheable resource by calling the app. */
export function createProducer(options: {
  readonly app: StorefrontApp
  readonly buildId: string
  readonly publicOrigin: string
  readonly queries: Pick<TakenQueries, 'learn'>
  /** Lets the development server add its scripts and styles. */
  readonly finishDocument?: ((html: string, path: string) => Promise<string>) | undefined
}): (address: ResourceAddress, host: string, member?: Member) => Promise<ProducedResponse> {
  const { app, buildId } = options
  const inTurn = createTurns()
  const absent = new WeakMap<PageData, Map<string, Promise<ProducedResponse>>>()
  const scheme = new URL(options.publicOrigin).protocol

  return async (address, host, member) => {
    if (address.kind === 'shell') {
      const shell = await app.shell(address.alias)
      if (!shell) throw new ResourceNotFoundError(`There is no locale "${address.alias}".`)
      return json(shell, { freshness: FRAME, tags: [`shell-${shell.localeId}`] })
    }
    if (address.kind === 'messages') {
      const messages = app.messages(address.locale)
      if (!messages) throw new ResourceNotFoundError(`There are no messages for "${address.locale}".`)
      return json(messages, { freshness: TEXTS, tags: ['messages'] })
    }
    const origin = `${scheme}//${host}`
    const began = performance.now()
    const result = await app.resolve(new URL(`${origin}${address.page.path}${address.page.query}`), undefined, member)
    if (result.kind === 'redirect') return redirect(result, address.face, origin)
    const make = () => answer(result, address, { resolveMs: performance.now() - began, isShared: member === undefined })
    return result.page.kind === 'notFound' ? onceForAll(result.page, address.face, make) : make()
  }

  /** The "not found" page is the same for all addresses, so it is rendered once per representation. */
  function onceForAll(page: PageData, face: PageResource['face'], make: () => Promise<ProducedResponse>) {
    const faces = absent.get(page) ?? new Map<string, Promise<ProducedResponse>>()
    absent.set(page, faces)
    const known = faces.get(face) ?? make()
    faces.set(face, known)
    known.catch(() => faces.delete(face))
    return known
  }

  async function answer(
    result: Extract<PageResult, { kind: 'data' }>,
    resource: PageResource,
    { resolveMs, isShared }: { readonly resolveMs: number; readonly isShared: boolean },
  ): Promise<ProducedResponse> {
    const { page } = result
    const isAbsent = page.kind === 'notFound'
    const isPartial = page.isPartial === true || (resource.face === 'html' && (await hasPartialFrame(result)))
    const isKept = !isAbsent && isShared
    if (isKept) options.queries.learn(resource, result.takes)
    const headers = {
      ...(isAbsent && { 'cache-control': 'private, no-store' }),
      ...(isPartial && { [PARTIAL_HEADER]: 'partial' }),
    }
    const caching = {
      freshness: page.status >= 500 ? NEVER : isAbsent ? ABSENT : isPartial ? PARTIAL : result.cache,
      tags: result.tags,
      isAbsent,
      isPartial,
      storedAs: isKept ? keyOfQuery(resource, queryOf(page.path)) : undefined,
    }
    if (resource.face === 'json') {
      const made = json(page, { ...caching, status: page.status })
      return { ...made, ...caching, headers: { ...made.headers, ...headers } }
    }
    const made = await document(page, resolveMs)
    return { ...made, ...caching, headers: { ...made.headers, ...headers } }
  }

  /** Checks the frame, which is part of every document, for missing data. Needed for stored documents only. */
  async function hasPartialFrame({ page, cache }: { readonly page: PageData; readonly cache: Freshness }) {
    const frame = cache.maxAge === 0 ? null : await app.shell(page.localeId).catch(() => null)
    return frame?.isPartial === true
  }

  /** `resolveMs` is sent to the client with the rendering time, to show how long the response took. */
  async function document(page: PageData, resolveMs: number) {
    await inTurn()
    const began = performance.now()
    const html = await app.renderDocument(page).catch((cause: unknown) => {
      throw new RenderError('The document could not be rendered, so the shopper gets the error page.', { cause })
    })
    const body = options.finishDocument ? await options.finishDocument(html, page.path) : html
    const headers = {
      'server-timing': `resolve;dur=${resolveMs.toFixed(1)}, render;dur=${(performance.now() - began).toFixed(2)}`,
      ...(page.status >= 500 ? { 'retry-after': '5' } : {}),
    }
    return { status: page.status, contentType: 'text/html; charset=utf-8', body, headers }
  }

  function redirect(result: Extract<PageResult, { kind: 'redirect' }>, face: 'html' | 'json', origin: string) {
    const location = safeLocation(result.location, origin)
    if (location === null) throw new RenderError('A redirect to a foreign address was refused.')
    if (face === 'json') return json({ redirect: location }, { freshness: REDIRECT, tags: [] })
    return {
      status: result.status,
      contentType: 'text/plain; charset=utf-8',
      body: '',
      headers: { location },
      freshness: REDIRECT,
      tags: [],
    }
  }

  function json(
    value: object,
    rest: { readonly freshness: Freshness; readonly tags: readonly string[]; readonly status?: number },
  ): ProducedResponse {
    return {
      status: rest.status ?? 200,
      contentType: JSON_TYPE,
      body: JSON.stringify(value),
      headers: { [BUILD_ID_HEADER]: buildId },
      freshness: rest.freshness,
      tags: rest.tags,
    }
  }
}

function queryOf(pathAndQuery: string): string {
  const at = pathAndQuery.indexOf('?')
  return at === -1 ? '' : pathAndQuery.slice(at)
}

/** Renders one document per turn of the event loop, so that stored responses can be sent in between. */
function createTurns(): () => Promise<void> {
  let last = Promise.resolve()
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
    return last
  }
}
