import { describe, expect, it } from 'vitest'
import { type CallRow, row, sentBy } from '../testing/callRow.js'
import { createFakeFetch } from '../testing/fakeFetch.js'
import { getClientIp } from './getClientIp.js'
import { type PageAnalyticsOptions, sendPageAnalytics } from './pageAnalytics.js'
import { syncToken } from './tokenSync.js'

const view = {
  url: 'https://shop.example/de-ch/rings',
  res: '1280x720',
  cookie: 1,
  ref: '',
  title: 'Rings',
  dwac: '0.1',
  cmpn: '',
  tz: 'Europe/Zurich',
  pcc: 'CHF',
  pct: '__ANNONYMOUS__',
  dw_dnt: 0,
  'pid-0': 'p',
  'pev-0': 'event3',
} as const

describe('calls of other services', () => {
  it.each<CallRow<PageAnalyticsOptions>>([
    row(getClientIp, { fallbackIp: '192.0.2.1' }, 'GET /apis/getip'),
    row(
      syncToken,
      { access_token: 'at', access_token_name: 'access_token_demo' },
      'POST /',
      '{"access_token":"at","access_token_name":"access_token_demo"}',
    ),
    row(
      sendPageAnalytics,
      view,
      'GET /on/demandware.store/Sites-demo-Site/de_CH/__Analytics-Start?url=https://shop.example/de-ch/rings&res=1280x720&cookie=1&title=Rings&dwac=0.1&tz=Europe/Zurich&pcc=CHF&pct=__ANNONYMOUS__&dw_dnt=0&pid-0=p&pev-0=event3',
    ),
  ])('send $sends', async ({ run, sends, body }) => {
    const fake = createFakeFetch(() => Response.json({ data: { ip: '192.0.2.7' } }))
    await run({ baseUrl: '', siteId: 'demo', locale: 'de-CH', fetch: fake.fetch })
    expect(fake.calls.map(sentBy)).toEqual([sends])
    expect(fake.calls[0]?.body).toBe(body)
  })
})

describe('getClientIp', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['::1', '198.51.100.1'],
  ])('converts %s to %s', async (ip, expected) => {
    const fake = createFakeFetch(() => Response.json({ data: { ip } }))
    expect(await getClientIp({ baseUrl: '', fetch: fake.fetch }, { fallbackIp: '198.51.100.1' })).toBe(expected)
  })

  it.each(['{}', '{"data":null}', '{"data":{}}', 'busy'])('rejects the response %s', async (answer) => {
    const fake = createFakeFetch(() => new Response(answer))
    const call = getClientIp({ baseUrl: '', fetch: fake.fetch }, { fallbackIp: '198.51.100.1' })
    await expect(call).rejects.toMatchObject({ kind: 'malformed' })
  })
})

describe('syncToken', () => {
  it('posts to the configured URL and ignores the response', async () => {
    const fake = createFakeFetch(() => new Response('<p>thanks</p>'))
    const body = { access_token: 'at', access_token_name: 'access_token_demo' }
    expect(await syncToken({ baseUrl: 'https://legacy.example/sync', fetch: fake.fetch }, body)).toBeUndefined()
    expect(fake.calls.map(({ url }) => url)).toEqual(['https://legacy.example/sync'])
  })
})

describe('sendPageAnalytics', () => {
  const options = { baseUrl: '', siteId: 'demo', locale: 'de-CH' }

  it('sends nothing if the shopper has opted out', async () => {
    const fake = createFakeFetch(() => new Response(''))
    await sendPageAnalytics({ ...options, fetch: fake.fetch }, { ...view, dw_dnt: 1 })
    expect(fake.calls).toHaveLength(0)
  })

  it('ignores a failure', async () => {
    const fake = createFakeFetch(() => Promise.reject(new TypeError('fetch failed')))
    await expect(sendPageAnalytics({ ...options, fetch: fake.fetch }, view)).resolves.toBeUndefined()
    expect(fake.calls).toHaveLength(1)
  })
})
