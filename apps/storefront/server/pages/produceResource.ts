import type { Member, StorefrontApp } from '../../app/page/hostContract.js'
import { BUILD_ID_HEADER } from '../../app/page/hostContract.js'
import type { PageData, PageResult } from '../../app/page/pageData.js'
import { keyOfQuery, type PageResource, type ResourceAddress } from '../cache/resourceAddress.js'
import type { Freshness, ProducedResponse } from '../cache/storedResponse.js'
import type { TakenQueries } from '../cache/takenQueries.js'
import { safeLocation } from '../http/safeLocation.js'

const JSON_TYPE = 'application/json; charset=utf-8'
/** Never stored, never shared. */
export const NEVER: Freshness = { maxAge: 0, staleWhileRevalidate: 0, staleIfError: 0 }
const REDIRECT: Freshness = { maxAge: 60, staleWhileRevalidate: 60, staleIfError: 300 }
/** Short, since a frame may have been made while its link lists could not be read. */
const FRAME: Freshness = { maxAge: 60, staleWhileRevalidate: 900, staleIfError: 86_400 }
const TEXTS: Freshness = { maxAge: 900, staleWhileRevalidate: 900, staleIfError: 86_400 }
/** Of a page with a gap: only for as long as its next try may take. */
const PARTIAL: Freshness = { maxAge: 5, staleWhileRevalidate: 10, staleIfError: 0 }
/** Kept by this server only: a page may come to be at any address, and one for members may be there now. */
const ABSENT: Freshness = { maxAge: 30, staleWhileRevalidate: 0, staleIfError: 0 }

/** Header of an answer in which a part is missing that could not be loaded. */
const PARTIAL_HEADER = 'x-page-state'

/** There is nothing at this address, and no styled answer is due. */
export class ResourceNotFoundError extends Error {
  override readonly name = 'ResourceNotFoundError'
}

/** What went wrong was ours, not an upstream's: answered with 500. */
export class RenderError extends Error {
  override readonly name = 'RenderError'
}

/** Makes the answer of a cacheable resource by asking the app. */
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

  /** The page that says that there is none is the same wherever there is none: it is rendered once for each face. */
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

  /** Asked only of what is stored: the frame is part of every document. */
  async function hasPartialFrame({ page, cache }: { readonly page: PageData; readonly cache: Freshness }) {
    const frame = cache.maxAge === 0 ? null : await app.shell(page.localeId).catch(() => null)
    return frame?.isPartial === true
  }

  /** `resolveMs` is told to the client together with the rendering time: how long this answer took to make. */
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
    if (location === null) throw new RenderError('A redirect led to a foreign address and was refused.')
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

/** One document a turn of the event loop, so that stored answers are written between two of them. */
function createTurns(): () => Promise<void> {
  let last = Promise.resolve()
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
    return last
  }
}
