import { threadId } from 'node:worker_threads'
import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { createScapiClient } from '../src/client/createScapiClient.js'
import { CommerceProvider } from '../src/hooks/CommerceProvider.js'
import { createShopperSessions } from '../src/sync/shopperSessions.js'
import { answerWith, createFakeRoutes, type FakeAnswer } from '../src/testing/fakeRoutes.js'

export type Routes = Readonly<Record<string, FakeAnswer | readonly FakeAnswer[]>>

export const guest = { customerId: 'guest', usid: 'u', isGuest: true }
export const mila = { customerId: 'mila', usid: 'u', isGuest: false }
export const enabled = { isEnabled: true }

/**
 * Site of the tabs. Node's BroadcastChannel connects all worker threads of a process, so each worker needs a site of its own:
 * otherwise test files that run at the same time reload each other's data.
 */
export const siteId = `demo-${threadId}`

/** A tab: its own cache, and a shop that uses the given fetch. Several tabs may share one server. */
export function openTab(fetch: typeof globalThis.fetch) {
  const cache = new Map()
  const scope = { siteId, locale: 'de-CH', currency: 'CHF' }
  const client = createScapiClient({ baseUrl: '', organizationId: 'org', ...scope, fetch })
  const sessions = createShopperSessions({ url: '/apis/session', fetch })
  const einstein = { baseUrl: '/apis/einstein', fetch }
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(
      SWRConfig,
      { value: { provider: () => cache } },
      createElement(CommerceProvider, { client, sessions, einstein, ...scope, country: 'CH' }, children),
    )
  return { wrapper, render: <Result>(use: () => Result) => renderHook(use, { wrapper }).result }
}

/** A fake server with a guest session, and one tab. */
export function openServer(routes: Routes) {
  const server = createFakeRoutes({ 'POST session': answerWith(guest), ...routes })
  return { ...server, ...openTab(server.fetch) }
}
