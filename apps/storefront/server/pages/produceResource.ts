import type { Member, StorefrontApp } from '../../app/page/hostContract.js'
import { BUILD_ID_HEADER } from '../../app/page/hostContract.js'
import type { PageResult } from '../../app/page/pageData.js'
import type { ResourceAddress } from '../cache/resourceAddress.js'
import type { Freshness, ProducedResponse } from '../cache/storedResponse.js'
import { safeLocation } from '../http/safeLocation.js'

const JSON_TYPE = 'application/json; charset=utf-8'
/** Never stored, never shared. */
export const NEVER: Freshness = { maxAge: 0, staleWhileRevalidate: 0, staleIfError: 0 }
const REDIRECT: Freshness = { maxAge: 60, staleWhileRevalidate: 60, staleIfError: 300 }
/** Short, since a frame may have been made while its link lists could not be read. */
const FRAME: Freshness = { maxAge: 60, staleWhileRevalidate: 900, staleIfError: 86_400 }
const TEXTS: Freshness = { maxAge: 900, staleWhileRevalidate: 900, staleIfError: 86_400 }

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
  /** Lets the development server add its scripts and styles. */
  readonly finishDocument?: ((html: string, path: string) => Promise<string>) | undefined
}): (address: ResourceAddress, host: string, member?: Member) => Promise<ProducedResponse> {
  const { app, buildId } = options
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
    const cached = { freshness: result.page.status >= 500 ? NEVER : result.cache, tags: result.tags }
    if (address.face === 'json') return json(result.page, { ...cached, status: result.page.status })
    return { ...cached, ...(await document(result.page, performance.now() - began)) }
  }

  /** `resolveMs` is told to the client together with the rendering time: how long this answer took to make. */
  async function document(page: Parameters<StorefrontApp['renderDocument']>[0], resolveMs: number) {
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
