import {
  answerWith,
  createFakeRoutes,
  type FakeAnswer,
  type FakeRoutes,
} from '@vitrine/commerce-client/testing/fakeRoutes'
import { vi } from 'vitest'
import { SESSION_HINT_COOKIE } from '../contract/hostContract.js'

/** Responses by `METHOD last-part-of-path`, as in {@link createFakeRoutes}. */
export type ShopRoutes = Readonly<Record<string, FakeAnswer | readonly FakeAnswer[]>>

export interface FakeShop extends FakeRoutes {
  /** Requests other than reads and session starts, in order: `METHOD path body`, the path after the organization. */
  readonly changes: () => readonly string[]
}

/** Our own server as the browser sees it: starts guest sessions, and responds to everything else from the routes. */
export function createFakeShop(routes: ShopRoutes): FakeShop {
  const server = createFakeRoutes({ 'POST session': startSession, 'GET page': answerWith({}), ...routes })
  vi.stubGlobal('fetch', server.fetch)
  const changes = () =>
    server.calls
      .filter(({ method, path }) => method !== 'GET' && path !== '/apis/session')
      .map(({ method, path, body }) => `${method} ${path.replace(/^.*\/organizations\/org/, '')} ${body}`.trim())
  return { ...server, changes }
}

/** Sets the readable cookie that indicates a session, as the server does with its response. */
export function leaveSessionHint(): void {
  document.cookie = `${SESSION_HINT_COOKIE}=1; path=/`
}

/** Removes this cookie. */
export function removeSessionHint(): void {
  document.cookie = `${SESSION_HINT_COOKIE}=; path=/; max-age=0`
}

function startSession(): Response {
  leaveSessionHint()
  return Response.json({ customerId: 'guest', usid: 'u', isGuest: true })
}
