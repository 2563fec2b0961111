import type { FastifyInstance } from 'fastify'
import type { PageAnalyticsParameters } from '@vitrine/commerce-client/types/pageAnalytics'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CommerceContext } from '../commerce/commerceContext.js'
import { registerCommerce } from '../commerce/registerCommerce.js'
import { testCatalogue } from '../commerce/testing/testCatalogue.js'
import { openSandbox } from '../openSandbox.js'
import { registerAnalytics } from './registerAnalytics.js'

const NOW = Date.UTC(2026, 10, 20, 12)
const parameters: PageAnalyticsParameters = {
  url: 'https://www.halbrenn.example/ch/de/watches',
  res: '1280x720',
  cookie: 1,
  ref: '',
  title: 'Uhren | Halbrenn',
  dwac: '0.123',
  cmpn: '',
  tz: 'Europe/Zurich',
  pcc: 'CHF',
  pct: '__ANNONYMOUS__',
  pcat: 'watches',
  'pid-0': '2104-310-1',
  'pev-0': 'event3',
  dw_dnt: 0,
}

describe('page analytics', () => {
  let app: FastifyInstance
  let commerce: CommerceContext
  beforeEach(async () => {
    const sandbox = openSandbox({ catalogue: testCatalogue(), now: () => NOW })
    app = sandbox.app
    commerce = await registerCommerce(app, sandbox.context)
    registerAnalytics(app, commerce)
  })
  afterEach(() => app.close())

  const path = (site = 'Sites-halbrenn-master-Site', locale = 'de_CH', prefix = '') =>
    `${prefix}/on/demandware.store/${site}/${locale}/__Analytics-Start`
  const texts = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value)]))

  it.each(['', '/ocapi'])('stores a hit below "%s" and answers with a pixel and a cookie', async (prefix) => {
    const answer = await app.inject({ url: path(undefined, undefined, prefix), query: texts })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/gif',
      'cache-control': 'no-store',
      'set-cookie': expect.stringMatching(
        /^dwac_\w+=[\w-]+%7Cdw-only%7C%7C%7CCHF%7Cfalse%7C%7Ctrue; Path=\/; SameSite=Lax$/,
      ),
    })
    expect(answer.rawPayload.subarray(0, 6).toString()).toBe('GIF89a')
    expect(answer.rawPayload.readUInt16LE(6)).toBe(1)
    expect(commerce.analyticsHits.all()).toEqual([
      { siteId: 'halbrenn-master', locale: 'de_CH', parameters: texts, createdAt: NOW },
    ])
  })

  it.each(['en_GB', 'en-GB', 'default'])('answers in the locale %s', async (locale) => {
    expect((await app.inject(path(undefined, locale))).statusCode).toBe(200)
    expect(commerce.analyticsHits.all()).toMatchObject([{ locale }])
  })

  it('keeps an existing cookie', async () => {
    const answer = await app.inject({ url: path(), headers: { cookie: 'a=b; dwac_x=y' } })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(commerce.analyticsHits.all()).toHaveLength(1)
  })

  it('stores hostile and repeated parameters as plain data', async () => {
    const url = `${path()}?pcc=${encodeURIComponent('CHF; Secure\r\nX: y')}&title=a&title=b&__proto__=x`
    const answer = await app.inject({ url })
    expect(answer.statusCode).toBe(200)
    expect(String(answer.headers['set-cookie'])).not.toContain('Secure')
    expect(commerce.analyticsHits.all()[0]?.parameters).toMatchObject({ title: 'a' })
  })

  it.each([
    ['another site', path('Sites-other-Site')],
    ['another form of address', path('halbrenn-master')],
    ['an invalid locale', path(undefined, 'de-CH-1')],
  ])('answers 404 to %s', async (_name, url) => {
    expect((await app.inject({ url })).statusCode).toBe(404)
    expect(commerce.analyticsHits.all()).toEqual([])
  })
})
