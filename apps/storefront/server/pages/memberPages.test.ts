import { describe, expect, it, vi } from 'vitest'
import type { StorefrontApp } from '../../app/contract/hostContract.js'
import { buildResult, fakeApp } from '../testing/fakeApp.js'
import { openBrowser } from '../testing/openBrowser.js'
import { mila } from '../testing/openMila.js'

const GROUPS = 'GET /custom/session/v1/customer-groups'
const PATH = '/ch/de/staff-sale'

/** A shop with one page for staff; Mila is signed in unless a test changes it. */
async function setUp({ groups = ['Everyone', 'staff-sale'], isSignedIn = true } = {}) {
  const resolve = vi.fn<StorefrontApp['resolve']>(async (url, _signal, member) =>
    member?.groups.includes('staff-sale')
      ? buildResult({ path: url.pathname })
      : { ...buildResult({ kind: 'notFound', status: 404, path: '/gone' }) },
  )
  const log: string[] = []
  const logStream = { write: (line: string) => void log.push(line) }
  const browser = await openBrowser({ LOG_LEVEL: 'error' }, { createApp: fakeApp({ resolve }), logStream })
  browser.platform.passwords.set(mila.login, mila.password)
  browser.platform.answers.set(GROUPS, { body: { customer_groups: groups } })
  await browser.call('POST', '/apis/session')
  if (isSignedIn) await browser.call('POST', '/apis/session/login', mila)
  browser.platform.calls.length = 0
  return { ...browser, log, resolve, get: (url = PATH) => browser.call('GET', url) }
}

describe('a page for members', () => {
  it.each([PATH, `/apis/page?path=${encodeURIComponent(PATH)}`])('%s is shown to members only', async (url) => {
    const { get, log, resolve } = await setUp()
    for (let time = 0; time < 2; time += 1) {
      const response = await get(url)
      expect(response.statusCode).toBe(200)
      expect(response.body).toContain(PATH)
      expect(response.headers['cache-control']).toBe('private, no-store')
      expect(response.headers['surrogate-key']).toBeUndefined()
      expect(response.headers.etag).toBeUndefined()
    }
    expect(log.filter((line) => line.includes('"err"'))).toEqual([])
    expect(resolve.mock.lastCall?.[2]).toMatchObject({ groups: ['Everyone', 'staff-sale'] })
  })

  it('does not exist for later visitors', async () => {
    const { get, jar } = await setUp()
    await get()
    jar.clear()
    const response = await get()
    expect(response.statusCode).toBe(404)
    expect(response.body).not.toContain(PATH)
  })

  it('does not exist for a shopper in other groups', async () => {
    const { get } = await setUp({ groups: ['Everyone'] })
    expect((await get()).statusCode).toBe(404)
  })

  it('does not exist for a guest, without a platform call', async () => {
    const { get, platform } = await setUp({ isSignedIn: false })
    expect((await get()).statusCode).toBe(404)
    expect(platform.calls).toEqual([])
  })

  it.each(['staff-sale', 'Everyone;staff-sale'])('a forged cookie "%s" gives no access', async (value) => {
    const { get, jar, resolve } = await setUp({ groups: [] })
    jar.set('customer_groups', value)
    expect((await get()).statusCode).toBe(404)
    expect(resolve.mock.calls.every(([, , member]) => member === undefined)).toBe(true)
  })

  it.each([
    ['fails', { status: 500, body: {} }],
    ['returns something else', { body: { customer_groups: 'staff-sale' } }],
  ])('does not exist while the platform %s', async (_name, answer) => {
    const { get, platform } = await setUp()
    platform.answers.set(GROUPS, answer)
    expect((await get()).statusCode).toBe(404)
  })
})
