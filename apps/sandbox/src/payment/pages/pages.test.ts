import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_CARDS } from '../cards/testCards.js'
import { buildPayment, startTestProvider, type TestProvider } from '../testing/startTestProvider.js'

let shop: TestProvider
beforeAll(async () => {
  shop = await startTestProvider()
})
afterAll(() => shop.stop())

const pageOf = async (values: Readonly<Record<string, unknown>>) => {
  const { redirect } = await shop.pay(buildPayment(values))
  return new URL(redirect?.url ?? '').pathname
}
const get = (url: string) => shop.provider.inject(url)
const post = (url: string, fields: Readonly<Record<string, string>>) =>
  shop.provider.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
const typed = { decision: 'pay', number: '9000 0000 0001 0000', expiry: '03/30', code: '737' }

describe('a page of the provider', () => {
  it('has no script, cannot be framed or indexed, and posts to itself and the shop only', async () => {
    const { headers, payload } = await get(await pageOf({ method: { type: 'card' } }))
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; img-src data:; form-action 'self' http://localhost:3000; frame-ancestors 'none'; base-uri 'none'",
    )
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    expect(payload).toContain('<meta name="robots" content="noindex, nofollow">')
    expect(payload).not.toMatch(/<script|\sstyle=|\son\w+=/)
  })

  it.each([
    ['de-CH', 'Mit Karte bezahlen', 'CHF 8’200.00'],
    ['de-AT', 'Mit Karte bezahlen', 'CHF 8.200,00'],
    ['fr-CH', 'Payer par carte', '8’200.00 CHF'],
    ['da-DK', 'Betal med kort', '8.200,00 CHF'],
    ['en-GB', 'Pay by card', 'CHF 8,200.00'],
    ['xx', 'Pay by card', 'CHF 8,200.00'],
  ])('speaks the language of %s', async (locale, title, amount) => {
    const { payload } = await get(await pageOf({ locale }))
    expect(payload).toContain(`<html lang="${locale}">`)
    expect(payload).toContain(`<h1>${title}</h1>`)
    expect(
      payload
        .replaceAll(/[\u00a0\u202f]/g, ' ')
        .replaceAll("'", '’')
        .replaceAll('&#39;', '’'),
    ).toContain(amount)
  })

  it('takes a card without JavaScript and returns to the shop', async () => {
    const page = await pageOf({})
    const answer = await post(page, typed)
    expect(answer.statusCode).toBe(303)
    const back = new URL(String(answer.headers.location))
    expect(await shop.detailsOf(back)).toMatchObject({ result: 'authorised', method: { last4: '0000' } })
  })

  it('continues with the challenge of a card', async () => {
    const page = await pageOf({ locale: 'da-DK' })
    const answer = await post(page, { ...typed, number: TEST_CARDS.challenge.number })
    expect(answer.headers.location).toBe(page)
    expect((await get(page)).payload).toContain('Bekræft hos din bank')
    const done = await post(page, { decision: 'confirm' })
    expect(await shop.detailsOf(new URL(String(done.headers.location)))).toMatchObject({ result: 'authorised' })
  })

  it('names errors at the fields, focuses the first and repeats nothing that was typed', async () => {
    const answer = await post(await pageOf({ locale: 'fr-FR' }), {
      ...typed,
      number: '4111111111111111',
      code: '"><b>',
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.payload).toContain('id="number-error">Seules les cartes de test')
    expect(answer.payload).toMatch(/id="number" [^>]*aria-invalid="true" aria-describedby="number-error" autofocus/)
    expect(answer.payload).not.toMatch(/4111|"><b>|<input[^>]*value=/)
  })

  it('is finished once: another decision changes nothing', async () => {
    const page = await pageOf({ method: { type: 'twint' } })
    const first = await post(page, { decision: 'decline' })
    const second = await post(page, { decision: 'approve' })
    expect(second.headers.location).toBe(first.headers.location)
    expect(await shop.detailsOf(new URL(String(second.headers.location)))).toMatchObject({ result: 'refused' })
    expect((await get(page)).payload).toContain(String(first.headers.location).replaceAll('&', '&amp;'))
  })

  it('ignores unknown decisions', async () => {
    const page = await pageOf({ method: { type: 'paypal' } })
    expect((await post(page, { decision: 'pay' })).statusCode).toBe(400)
    expect((await post(page, {})).statusCode).toBe(400)
    expect((await get(page)).payload).toContain('value="approve"')
  })

  it.each(['/pay/unknown', '/pay/__proto__', `/pay/${'x'.repeat(90)}`])('is not found at %s', async (path) => {
    const answers = [await get(path), await post(path, { decision: 'approve' })]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  })

  it('lists the test cards with their meaning', async () => {
    const { payload } = await get('/')
    for (const { number } of Object.values(TEST_CARDS))
      expect(payload.replaceAll(/(?<=\d) (?=\d)/g, '')).toContain(number)
  })
})
