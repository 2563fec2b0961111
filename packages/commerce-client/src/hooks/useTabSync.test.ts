// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { knownSession } from '../sync/knownSession.js'
import { mutationListeners, notifyMutation } from '../sync/mutationListeners.js'
import { createTestShop } from '../testing/createTestShop.js'
import { answerWith, createFakeRoutes, type FakeAnswer, refuseWith } from '../testing/fakeRoutes.js'
import type { ShopperSession } from '../types/auth.js'
import { connectTabs } from './useTabSync.js'

const guest = { customerId: 'guest', usid: 'u', isGuest: true }
const mila = { customerId: 'mila', usid: 'u', isGuest: false }
const names = ['session', 'basket', 'wishlist', 'product']

/** A channel without other tabs: it delivers at once what the test says they sent. */
class FakeChannel {
  static last: FakeChannel | undefined
  readonly name: string
  readonly sent: unknown[] = []
  readonly #listeners = new Map<string, (event: { readonly data: unknown }) => void>()
  isClosed = false

  constructor(name: string) {
    this.name = name
    FakeChannel.last = this
  }
  addEventListener(type: string, listener: (event: { readonly data: unknown }) => void) {
    this.#listeners.set(type, listener)
  }
  postMessage(data: unknown) {
    this.sent.push(data)
  }
  close() {
    this.isClosed = true
  }
  receive(data: unknown) {
    this.#listeners.get('message')?.({ data })
  }
}

let stop = () => {}

function connect(options: { session?: ShopperSession | null; siteId?: string; answer?: FakeAnswer } = {}) {
  const { session = guest, siteId = 'demo', answer = answerWith(mila) } = options
  const server = createFakeRoutes({ 'POST session': answer })
  const shop = createTestShop({ fetch: server.fetch, session, siteId })
  const mutate = vi.spyOn(shop, 'mutate')
  stop = connectTabs(shop)
  /** For each refetch the names of the data that it fetches again. */
  const refetched = () =>
    mutate.mock.calls.flatMap(([filter]) =>
      typeof filter === 'function' ? [names.filter((name) => Reflect.apply(filter, null, [[name]]))] : [],
    )
  const channel = FakeChannel.last
  if (channel === undefined) throw new Error('The tab opened no channel.')
  return { ...server, shop, refetched, channel }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => void vi.stubGlobal('BroadcastChannel', FakeChannel))
afterEach(() => {
  stop()
  stop = () => {}
  FakeChannel.last = undefined
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a tab', () => {
  it.each(['demo', 'other'])('uses the channel of its site %s', (siteId) => {
    expect(connect({ siteId }).channel.name).toBe(`vitrine ${siteId}`)
  })

  it('tells the others the names of the data that it changed', () => {
    const { shop, channel } = connect()
    notifyMutation(shop, ['basket', 'wishlist'])
    expect(channel.sent).toEqual([['basket', 'wishlist']])
  })

  it('fetches the data that another tab names, and does not fetch them again with the next message', () => {
    const { channel, refetched } = connect()
    channel.receive(['basket'])
    expect(refetched()).toEqual([['basket']])
    channel.receive(['wishlist', 'product'])
    expect(refetched()).toEqual([['basket'], ['wishlist', 'product']])
  })

  it('fetches nothing when it becomes visible and nothing changed', () => {
    const { refetched } = connect()
    setHidden(true)
    setHidden(false)
    expect(refetched()).toEqual([])
  })

  it('fetches what changed while it was hidden once, when it becomes visible', () => {
    const { channel, refetched } = connect()
    setHidden(true)
    channel.receive(['basket'])
    channel.receive(['wishlist', 'basket'])
    setHidden(true)
    expect(refetched()).toEqual([])
    setHidden(false)
    expect(refetched()).toEqual([['basket', 'wishlist']])
    setHidden(false)
    expect(refetched()).toHaveLength(1)
  })

  it.each(['basket', null, 7, { basket: 1 }])('ignores the message %j, which is no list', (message) => {
    const { channel, refetched } = connect()
    channel.receive(message)
    expect(refetched()).toEqual([])
  })
})

describe('a tab that is disconnected', () => {
  it('closes its channel and sends nothing any more', () => {
    const { shop, channel } = connect()
    stop()
    notifyMutation(shop, ['basket'])
    expect([channel.isClosed, channel.sent]).toEqual([true, []])
    expect(mutationListeners(shop.cache).size).toBe(0)
  })

  it('does not fetch when it becomes visible', () => {
    const { channel, refetched } = connect()
    setHidden(true)
    channel.receive(['basket'])
    stop()
    setHidden(false)
    expect(refetched()).toEqual([])
  })
})

describe('a session that changed in another tab', () => {
  it('is read at once by a hidden tab, and the other data when it becomes visible', async () => {
    const { channel, refetched, shop, names: sent } = connect()
    setHidden(true)
    channel.receive(['session', 'basket'])
    await vi.waitFor(() => expect(knownSession(shop)).toEqual(mila))
    expect([sent(), refetched()]).toEqual([['POST session'], []])
    setHidden(false)
    expect(refetched()).toEqual([['basket']])
  })

  it('is not read when other data changed', async () => {
    const { channel, names: sent } = connect()
    channel.receive(['basket'])
    await settle()
    expect(sent()).toEqual([])
  })

  it('is not read by a tab that has no session', async () => {
    const { channel, names: sent, shop } = connect({ session: null })
    channel.receive(['session'])
    await settle()
    expect([sent(), knownSession(shop)]).toEqual([[], null])
  })

  it('stays the known one when it cannot be read', async () => {
    const { channel, count, shop } = connect({ answer: refuseWith(500, 'internal') })
    channel.receive(['session'])
    await vi.waitFor(() => expect(count('POST session')).toBe(1))
    await settle()
    expect(knownSession(shop)).toEqual(guest)
  })
})

it('a tab without BroadcastChannel listens to nothing and can be stopped', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const shop = createTestShop({ fetch: () => Promise.reject(new Error('no request is expected')) })
  const end = connectTabs(shop)
  expect(mutationListeners(shop.cache).size).toBe(0)
  expect(end()).toBeUndefined()
})
