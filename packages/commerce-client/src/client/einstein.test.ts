import { describe, expect, it } from 'vitest'
import { type CallRow, row, sentBy } from '../testing/callRow.js'
import { createFakeFetch, type FakeFetch } from '../testing/fakeFetch.js'
import {
  type EinsteinOptions,
  getRecommendations,
  getRecommenders,
  getZoneRecommendations,
  sendActivity,
} from './einstein.js'

const recs = {
  recoUUID: 'r',
  recommenderName: 'similar',
  recs: [{ id: 'p', product_name: 'A "x_y": watch', image_url: '/p_1.jpg', product_url: '/p' }],
}

function einstein(fake: FakeFetch, changes: Partial<EinsteinOptions> = {}): EinsteinOptions {
  const baseUrl = 'https://api.cquotient.com/v3'
  return { baseUrl, siteId: 'demo-master', instanceType: 'sbx', dnt: false, usid: 'u', fetch: fake.fetch, ...changes }
}

const user = '"cookieId":"u","realm":"demo","instanceType":"sbx"}'
const product = { id: 'w', price: 8800 }

describe('recommendation calls', () => {
  it.each<CallRow<EinsteinOptions>>([
    row(
      sendActivity,
      { name: 'viewProduct', product },
      'POST /v3/activities/demo-master/viewProduct',
      `{"product":{"id":"w","price":8800},${user}`,
    ),
    row(
      sendActivity,
      { name: 'clickCategory', category: { id: 'rings' }, product },
      'POST /v3/activities/demo-master/clickCategory',
      `{"category":{"id":"rings"},"product":{"id":"w","price":8800},${user}`,
    ),
    row(getRecommenders, {}, 'GET /v3/personalization/recommenders/demo-master'),
    row(
      getRecommendations,
      { recommenderName: 'similar to', products: [{ id: 'w' }] },
      'POST /v3/personalization/recs/demo-master/similar%20to',
      `{"products":[{"id":"w"}],${user}`,
    ),
    row(
      getZoneRecommendations,
      { zone: 'home', categories: [{ id: 'rings' }] },
      'POST /v3/personalization/demo-master/zones/home/recs',
      `{"categories":[{"id":"rings"}],${user}`,
    ),
  ])('send $sends', async ({ run, sends, body }) => {
    const fake = createFakeFetch(() => Response.json(recs))
    await run(einstein(fake))
    expect(fake.calls.map(sentBy)).toEqual([sends])
    expect(fake.calls[0]?.body).toBe(body)
  })

  it('send the headers of the host', async () => {
    const fake = createFakeFetch(() => new Response(''))
    const headers = { 'x-requested-by': 'vitrine' }
    await sendActivity(einstein(fake, { headers }), { name: 'viewProduct', product })
    expect(fake.calls[0]?.headers.get('x-requested-by')).toBe('vitrine')
  })

  it('sends the user id of a registered shopper and, on our server, the client id', async () => {
    const fake = createFakeFetch(() => new Response(''))
    await sendActivity(einstein(fake, { encUserId: 'E', einsteinId: 'client' }), {
      name: 'viewPage',
      currentLocation: '/',
    })
    expect(fake.calls[0]?.body).toContain('"userId":"E"')
    expect(fake.calls[0]?.headers.get('x-cq-client-id')).toBe('client')
    expect(fake.calls[0]?.headers.has('authorization')).toBe(false)
  })

  it.each([true, null])('send nothing when do-not-track is %s', async (dnt) => {
    const fake = createFakeFetch(() => Response.json(recs))
    const options = einstein(fake, { dnt })
    expect(await sendActivity(options, { name: 'viewProduct', product })).toEqual({})
    expect(await getRecommenders(options, {})).toEqual({})
    expect(await getRecommendations(options, { recommenderName: 'similar' })).toEqual({})
    expect(await getZoneRecommendations(options, { zone: 'home' })).toEqual({})
    expect(fake.calls).toHaveLength(0)
  })

  it.each([
    ['a failed connection', () => Promise.reject(new TypeError('fetch failed'))],
    ['a refusal', () => new Response('busy', { status: 503 })],
    ['a page', () => new Response('<h1>busy</h1>')],
  ])('return {} on %s', async (_, answer) => {
    const fake = createFakeFetch(answer)
    expect(await getRecommendations(einstein(fake), { recommenderName: 'similar' })).toEqual({})
    expect(fake.calls).toHaveLength(1)
  })

  it('convert names to camel case and keep values unchanged', async () => {
    const fake = createFakeFetch(() => new Response(JSON.stringify(recs, null, 2)))
    expect(await getRecommendations(einstein(fake), { recommenderName: 'similar' })).toEqual({
      recoUUID: 'r',
      recommenderName: 'similar',
      recs: [{ id: 'p', productName: 'A "x_y": watch', imageUrl: '/p_1.jpg', productUrl: '/p' }],
    })
  })
})
