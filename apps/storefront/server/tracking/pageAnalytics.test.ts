import { describe, expect, it } from 'vitest'
import { openFakePlatform } from '../testing/fakePlatform.js'
import { openBrowserAt } from '../testing/openBrowser.js'

describe('/apis/analytics-start', () => {
  const page = '/on/demandware.store/Sites-halbrenn-master-Site/de_CH/__Analytics-Start'
  const view = 'url=%2Fch%2Fde&res=1280x720&cookie=1&pid-0=p1&pev-0=event4&pct=__ANNONYMOUS__'

  async function openAnalytics(environment: Readonly<Record<string, string>> = {}) {
    const service = await openFakePlatform()
    const browser = await openBrowserAt({ PAGE_ANALYTICS_BASE_URL: service.url, ...environment })
    browser.jar.set('dw_dnt', '0')
    return { ...browser, service }
  }

  it('forwards the beacon with its own parameters and cookies', async () => {
    const { call, jar, service } = await openAnalytics()
    jar.set('dwac_abc', 'v1')
    jar.set('vt-session', '1')
    const response = await call('GET', `/apis/analytics-start${page}?${view}&evil=1&dw_dnt=1`)
    expect(response.statusCode).toBe(204)
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect(service.calls).toEqual([`GET ${page}`])
    expect(service.received[0]?.query).toEqual({ ...Object.fromEntries(new URLSearchParams(view)), dw_dnt: '0' })
    expect(service.received[0]?.headers.cookie).toBe('dwac_abc=v1')
  })

  it('removes e-mail addresses from links and referrers', async () => {
    const { call, service } = await openAnalytics()
    const personal =
      'url=%2Fch%2Fde%3Fq%3Dring%26mail%3Dada%2540example.com&ref=https%3A%2F%2Fa.example%2F%3Fm%3Da%40b.ch'
    await call('GET', `/apis/analytics-start${page}?${personal}`)
    expect(service.received[0]?.query).toEqual({ url: '/ch/de?q=ring', ref: 'https://a.example/', dw_dnt: '0' })
  })

  it("keeps only the tracker's cookie, for the visit", async () => {
    const { call, service } = await openAnalytics()
    service.answers.set(`GET ${page}`, { body: {}, headers: { 'set-cookie': 'dwac_abc=v2%7C; Path=/; Max-Age=999' } })
    const kept = await call('GET', `/apis/analytics-start${page}?${view}`)
    expect(kept.headers['set-cookie']).toBe('dwac_abc=v2%7C; Path=/; SameSite=Lax; Secure')
    service.answers.set(`GET ${page}`, { body: {}, headers: { 'set-cookie': '__Host-vt-id=planted; Path=/' } })
    expect((await call('GET', `/apis/analytics-start${page}?${view}`)).headers).not.toHaveProperty('set-cookie')
  })

  it('sends nothing without consent', async () => {
    const { call, jar, service } = await openAnalytics()
    jar.delete('dw_dnt')
    expect((await call('GET', `/apis/analytics-start${page}?${view}`)).statusCode).toBe(204)
    expect(service.calls).toEqual([])
  })

  it('does not reveal whether it arrived', async () => {
    const { call, service } = await openAnalytics()
    service.answers.set(`GET ${page}`, { status: 500, body: {} })
    expect((await call('GET', `/apis/analytics-start${page}?${view}`)).statusCode).toBe(204)
    await service.server.close()
    expect((await call('GET', `/apis/analytics-start${page}?${view}`)).statusCode).toBe(204)
  })

  it.each([
    '',
    '/on/demandware.store/Sites-other-Site/de_CH/__Analytics-Start',
    '/on/demandware.store/Sites-halbrenn-master-Site/german/__Analytics-Start',
    '/on/demandware.store/Sites-halbrenn-master-Site/de_CH/Account-Show',
    `${page}/more`,
  ])('is 404 at "%s"', async (path) => {
    const { call, service } = await openAnalytics()
    expect((await call('GET', `/apis/analytics-start${path}?${view}`)).statusCode).toBe(404)
    expect(service.calls).toEqual([])
  })

  it('is 404 when it is not configured', async () => {
    const { call } = await openAnalytics({ PAGE_ANALYTICS_BASE_URL: '' })
    expect((await call('GET', `/apis/analytics-start${page}`)).statusCode).toBe(404)
  })
})
