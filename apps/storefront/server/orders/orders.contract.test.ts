import { createSandbox } from '@vitrine/sandbox/createSandbox'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ScreenData } from '../../app/contract/screenData.js'
import { openCheckout, opened, shareSandbox } from '../testing/openCheckout.js'
import type { TestBrowser } from '../testing/openBrowser.js'
import { OWN_PAGE } from '../testing/openHost.js'

const address = {
  'shipping.country': 'CH',
  'shipping.firstName': 'Ada',
  'shipping.lastName': 'Frei',
  'shipping.line1': 'Uferweg 1',
  'shipping.postalCode': '8001',
  'shipping.city': 'Zürich',
  'shipping.phoneCountry': 'CH',
  'shipping.phoneNational': '078 123 45 67',
  mode: 'delivery',
  billingSame: '1',
}
const EMAIL = 'ada@mail.example'
const outboxSchema = z.object({
  mails: z.array(z.object({ to: z.string(), subject: z.string(), body: z.string(), html: z.string().optional() })),
})

/** Environment of a storefront whose only payment method is a transfer to the retailer's account. */
const environmentFor = (sandboxUrl: string) => ({
  MAIL_OUTBOX_URL: `${sandboxUrl}/sandbox/mails`,
  CMS_BASE_URL: sandboxUrl,
  COMMERCE_ADMIN_CLIENT_ID: 'aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee',
  COMMERCE_ADMIN_CLIENT_SECRET: 'sandbox-system-client',
  BANK_ACCOUNT_IBAN: 'CH9300762011623852957',
  BANK_ACCOUNT_HOLDER: 'Halbrenn',
})

async function mailsOf(sandboxUrl: string) {
  const { mails } = outboxSchema.parse(await (await fetch(`${sandboxUrl}/sandbox/mails`)).json())
  return mails.filter(({ to }) => to === EMAIL)
}

/** A shopper who went through the checkout; returns the path of the confirmation. */
async function order(sandboxUrl: string) {
  const shopper = await openCheckout(sandboxUrl, environmentFor(sandboxUrl))
  await shopper.call('POST', '/apis/session', {})
  const search = await shopper.scapi(
    'GET',
    'search/shopper-search/v1',
    'product-search?locale=de-CH&currency=CHF&refine=cgid%3Dwatches&refine=orderable_only%3Dtrue&limit=1',
  )
  const [hit] = search.json<{ hits: { productId: string }[] }>().hits
  const productIds = [hit?.productId ?? '']
  const { fillCart: fill } = shopper
  await fill(productIds)
  await shopper.submit('/ch/de/checkout/login', { email: EMAIL })
  await shopper.submit('/ch/de/checkout/shipping/submit', address)
  const last = opened((await shopper.submit('/ch/de/checkout/shipping/submit', { methodId: 'ch-express' })).view)
  const fields = { method: 'bank_transfer', quote: last.quote, consentUsedGoods: '1' }
  const { url } = await shopper.submit('/ch/de/checkout/payment/submit', fields)
  return { shopper, url }
}

/** A visitor without a session, of the same storefront. */
function visitorOf({ server }: Pick<TestBrowser, 'server'>) {
  return async (method: 'GET' | 'POST', url: string, body?: string) => {
    const type = body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }
    const headers = { ...OWN_PAGE, ...type }
    const response = await server.inject({ method, url, headers, ...(body !== undefined && { payload: body }) })
    const isPage = String(response.headers['content-type']).startsWith('text/html')
    const screen: ScreenData = isPage ? JSON.parse(response.body) : {}
    return { response, screen }
  }
}

describe('the pages of an order', () => {
  const sandbox = shareSandbox(createSandbox)

  it('open for the session and the link, for nobody else, and one mail is sent', async () => {
    const { shopper, url } = await order(sandbox())
    expect(url).toMatch(/^\/ch\/de\/checkout\/confirmation\/[\w-]+\?key=[\w.-]+$/)
    const [path = '', key = ''] = url.split('?')
    const orderNo = path.split('/').at(-1) ?? ''

    const own = await shopper.call('GET', path)
    expect([own.statusCode, own.headers['cache-control'], own.headers['x-robots-tag']]).toEqual([
      200,
      'private, no-store',
      'noindex, nofollow',
    ])
    const read = visitorOf(shopper)
    const linked = await read('GET', url)
    expect(linked.response.statusCode).toBe(200)
    expect(linked.screen.confirmation).toMatchObject({
      state: 'shown',
      accountHref: '/ch/de/registration',
      order: {
        orderNo,
        email: EMAIL,
        currency: 'CHF',
        shippingAddress: ['Ada Frei', 'Uferweg 1', '8001 Zürich'],
        payment: 'Banküberweisung',
        transfer: { iban: 'CH9300762011623852957' },
        lines: [
          { quantity: 1, href: expect.stringMatching(/^\/ch\/de\/.+\.html$/), image: { src: expect.any(String) } },
        ],
      },
    })
    for (const closed of [path, `${path}?key=x`, `${path.replace(orderNo, '1')}?${key}`]) {
      const { response, screen } = await read('GET', closed)
      expect([response.statusCode, screen]).toEqual([404, { confirmation: { state: 'locked' } }])
    }

    await expect.poll(() => mailsOf(sandbox()), { timeout: 8000 }).toHaveLength(1)
    await shopper.call('GET', path)
    const [mail, ...more] = await mailsOf(sandbox())
    expect(more).toEqual([])
    expect(mail?.subject).toBe(`Ihre Bestellung ${orderNo}`)
    expect(mail?.body).toContain('CH93 0076 2011 6238 5295 7')
    expect(mail?.body).toContain(`${path}?${key}`)
    expect(mail?.html).toContain('<html lang="de-CH"')

    const { response: calendar } = await read('GET', `${path}/calendar.ics?${key}`)
    expect([calendar.statusCode, calendar.headers['content-type'], calendar.headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-store',
    ])
    expect(calendar.body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[\s\S]*END:VCALENDAR\r\n$/)
    expect((await read('GET', `${path}/calendar.ics`)).response.statusCode).toBe(404)

    const found = await read('POST', '/ch/de/order/lookup', lookup(orderNo, EMAIL, '8001'))
    expect(found.screen.orderLookup?.outcome).toMatchObject({ orderNo, status: 'open', lines: [{ status: 'open' }] })
    expect(JSON.stringify(found.screen.orderLookup?.outcome)).not.toMatch(/Frei|Uferweg|ada@|IBAN|CH93/)
    const wrong = [
      lookup('99999999', EMAIL, '8001'),
      lookup(orderNo, 'x@mail.example', '8001'),
      lookup(orderNo, EMAIL, '8002'),
    ]
    for (const body of wrong) {
      const { response, screen } = await read('POST', '/ch/de/order/lookup', body)
      expect([response.statusCode, screen.orderLookup?.outcome]).toEqual([200, 'notFound'])
    }
  })
})

describe('the look-up of an order', () => {
  const sandbox = shareSandbox(createSandbox)

  it('names what is missing, and counts only complete look-ups', async () => {
    const read = visitorOf(await openCheckout(sandbox(), { RATE_LIMIT_SCALE: '1' }))
    for (let turn = 0; turn < 8; turn += 1) {
      const { response, screen } = await read('POST', '/ch/de/order/lookup', lookup('', 'ada', '8001'))
      expect([response.statusCode, screen.orderLookup?.problems]).toEqual([
        200,
        [
          { name: 'orderNo', kind: 'required' },
          { name: 'email', kind: 'email' },
        ],
      ])
    }
  })

  it('allows five in ten minutes for one address', async () => {
    const read = visitorOf(await openCheckout(sandbox(), { RATE_LIMIT_SCALE: '1' }))
    const statuses: number[] = []
    for (let turn = 0; turn < 6; turn += 1) {
      const { response } = await read('POST', '/ch/de/order/lookup', lookup(`1000${turn}`, EMAIL, '8001'))
      statuses.push(response.statusCode)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it.each(['../../1', '..', 'a/b', '%2e%2e', 'x'.repeat(65), "1' OR 1=1"])(
    'answers %j like an unknown number',
    async (number) => {
      const read = visitorOf(await openCheckout(sandbox(), { RATE_LIMIT_SCALE: '100' }))
      const { response, screen } = await read('POST', '/ch/de/order/lookup', lookup(number, EMAIL, '8001'))
      expect([response.statusCode, screen.orderLookup?.outcome]).toEqual([200, 'notFound'])
    },
  )
})

function lookup(orderNo: string, email: string, postalCode: string): string {
  return new URLSearchParams({ orderNo, email, postalCode }).toString()
}
