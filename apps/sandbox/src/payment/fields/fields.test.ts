import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_CARDS } from '../cards/testCards.js'
import { startTestProvider, type TestProvider } from '../testing/startTestProvider.js'

let shop: TestProvider
beforeAll(async () => {
  shop = await startTestProvider()
})
afterAll(() => shop.stop())

const ORIGIN = 'http://localhost:3000'
const frame = (query: Readonly<Record<string, string>>) =>
  shop.provider.inject(`/fields?${new URLSearchParams({ origin: ORIGIN, ...query }).toString()}`)
const tokenise = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  shop.call('/fields/tokens', body, headers)
const card = { number: TEST_CARDS.ok.number, expiry: '03/30', code: '737' }

describe('the card fields', () => {
  it('are labelled, for browsers to fill in, in the language of the shop', async () => {
    const { payload } = await frame({ locale: 'de-CH' })
    expect(payload).toContain('<label for="number">Kartennummer</label>')
    for (const name of ['cc-number', 'cc-exp', 'cc-csc'])
      expect(payload).toContain(`inputmode="numeric" autocomplete="${name}"`)
  })

  it('may be framed by the shop only and run their own script only', async () => {
    const { headers, payload } = await frame({})
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`frame-ancestors ${ORIGIN};`)
    expect(policy).toContain("default-src 'none'; ")
    expect(policy).toContain("script-src 'self'; connect-src 'self'; form-action 'self';")
    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? []
    expect(payload).toContain(`<style nonce="${nonce}">`)
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(policy).not.toBe((await frame({})).headers['content-security-policy'])
  })

  it('take colours, sizes and a font from the shop', async () => {
    const { payload } = await frame({ text: '102030', accent: 'ABCDEF', fontSize: '18', radius: '4', font: 'serif' })
    expect(payload).toContain('color: #102030; font: 18px/1.5 Georgia, serif')
    expect(payload).toContain('outline: 2px solid #ABCDEF')
  })

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'http://localhost:3000/path' }],
    [{ origin: "http://localhost:3000; script-src 'unsafe-inline'" }],
    [{ origin: '*' }],
    [{ locale: 'de"><script>' }],
    [{ text: 'red' }],
    [{ text: '000000;background:url(//evil.example)' }],
    [{ fontSize: '99' }],
    [{ fontSize: '16px' }],
    [{ radius: '-1' }],
    [{ font: 'Comic Sans' }],
    [{ shadow: '000000' }],
  ])('refuse %j', async (query) => {
    const answer = await frame(query)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: { code: expect.stringMatching(/_(?:refused|invalid)$/) } })
  })

  it('frame for a configured shop only', async () => {
    const other = await startTestProvider({ storefrontOrigins: ['https://shop.example'] })
    const ask = (origin: string) => other.provider.inject(`/fields?origin=${encodeURIComponent(origin)}`)
    expect([(await ask('https://shop.example')).statusCode, (await ask(ORIGIN)).statusCode]).toEqual([200, 400])
    await other.stop()
  })
})

describe('a token', () => {
  it('comes with the card’s last digits and date, but without its number and code', async () => {
    const answer = await (await tokenise(card)).json()
    expect(answer).toEqual({
      token: expect.stringMatching(/^tok_[\w-]{43}$/),
      brand: 'testcard',
      last4: '0000',
      expiryMonth: '03',
      expiryYear: '2030',
    })
  })

  it('is not given for wrong entries: the fields are named', async () => {
    const answer = await tokenise({ number: '4111111111111111', expiry: '', code: '12' })
    expect(await answer.json()).toEqual({ faults: { number: 'foreign', expiry: 'missing', code: 'invalid' } })
  })

  it.each(['https://evil.example', 'http://localhost:3000', 'null'])('is not given to a page of %s', async (origin) => {
    expect((await tokenise(card, { origin })).status).toBe(403)
  })

  it.each([
    [{}],
    [{ ...card, number: 9000000000010000 }],
    [{ ...card, number: '9'.repeat(41) }],
    [{ ...card, more: 1 }],
  ])('is not given for %j', async (body) => {
    const answer = await tokenise(body)
    expect(answer.status).toBe(400)
    expect(await answer.text()).not.toContain('90000000')
  })

  it('needs JSON, so that no form of another page can ask for one', async () => {
    const headers = { 'content-type': 'text/plain' }
    const answer = await shop.provider.inject({
      method: 'POST',
      url: '/fields/tokens',
      headers,
      payload: JSON.stringify(card),
    })
    expect(answer.statusCode).toBe(400)
  })
})
