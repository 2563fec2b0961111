import { createServer, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { createPaymentProvider, SANDBOX_SECRETS } from '../createPaymentProvider.js'
import type { PaymentOptions } from '../paymentContext.js'
import { signWebhook } from '../webhooks/signWebhook.js'
import type { PaymentAnswer } from '../api/toAnswer.js'

/** A webhook that the test's shop received. */
export interface ReceivedWebhook {
  readonly headers: IncomingHttpHeaders
  readonly raw: string
  readonly body: Readonly<Record<string, unknown>>
  /** Order of arrival, shared with {@link TestProvider.tick}. */
  readonly at: number
}

/** Times short enough for a test. */
const TIMING = { webhook: 5, late: 300, timeout: 400, page: 60_000, retries: [10, 10, 10, 10, 10] }

/** Starts the provider and a shop that receives its webhooks, both on free ports. */
export async function startTestProvider(options: PaymentOptions = {}) {
  const received: ReceivedWebhook[] = []
  const statuses: number[] = []
  let clock = 0
  const tick = () => {
    clock += 1
    return clock
  }
  const shop = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString('utf8')
      received.push({ headers: request.headers, raw, body: JSON.parse(raw), at: tick() })
      response.writeHead(statuses.shift() ?? 204).end()
    })
  })
  shop.listen(0, '127.0.0.1')
  await once(shop, 'listening')
  const address = shop.address()
  const shopUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const provider = await createPaymentProvider({
    webhookUrl: `${shopUrl}/webhook`,
    ...options,
    timing: { ...TIMING, ...options.timing },
    adyen: { webhookUrl: `${shopUrl}/adyen`, ...options.adyen },
  })
  const origin = await provider.listen({ host: '127.0.0.1', port: 0 })

  const call = (path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${origin}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${SANDBOX_SECRETS.secret}`,
        'idempotency-key': crypto.randomUUID(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      redirect: 'manual',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })

  return {
    provider,
    origin,
    received,
    tick,
    /** Status of the shop's next answers to webhooks; 204 afterwards. */
    answerWith: (...next: readonly number[]) => void statuses.push(...next),
    call,
    async tokenOf(number: string): Promise<string> {
      const answer = await call('/fields/tokens', { number, expiry: '03/30', code: '737' })
      return readText(await answer.json(), 'token')
    },
    async pay(body: unknown, headers?: Readonly<Record<string, string>>): Promise<PaymentAnswer> {
      return (await call('/v1/payments', body, headers)).json()
    },
    /** Posts a decision on a page and returns the address of the shop to which it leads. */
    async decide(pageUrl: string, fields: Readonly<Record<string, string>>): Promise<URL> {
      const url = new URL(pageUrl)
      const answer = await fetch(`${origin}${url.pathname}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      })
      return new URL(answer.headers.get('location') ?? 'about:blank', origin)
    },
    async detailsOf(back: URL): Promise<unknown> {
      const redirectResult = back.searchParams.get('redirectResult')
      return (await call('/v1/payments/details', { redirectResult })).json()
    },
    /** The webhooks of a payment so far, after waiting for a number of them. */
    async webhooksOf(paymentId: string, count: number): Promise<readonly ReceivedWebhook[]> {
      const own = () => received.filter(({ body }) => body['paymentId'] === paymentId)
      await expect.poll(() => own().length, { interval: 5, timeout: 3000 }).toBeGreaterThanOrEqual(count)
      return own()
    },
    /** Waits long enough for a webhook that would be sent without delay. */
    quiet: (ms = 100) => wait(ms),
    isSigned({ headers, raw }: ReceivedWebhook): boolean {
      const header = String(headers['x-testpay-signature'])
      const [, time] = /^t=(\d+),v1=[0-9a-f]{64}$/.exec(header) ?? []
      return header === signWebhook(raw, SANDBOX_SECRETS.webhookSecret, Number(time) * 1000)
    },
    async stop(): Promise<void> {
      await provider.close()
      shop.close()
    },
  }
}

export type TestProvider = Awaited<ReturnType<typeof startTestProvider>>

/** A payment by card, or by another method without a token. */
export function buildPayment(values: Readonly<Record<string, unknown>> = {}) {
  return {
    reference: `attempt-${crypto.randomUUID()}`,
    orderNo: '00001234',
    amount: { value: 820_000, currency: 'CHF' },
    method: { type: 'card' },
    returnUrl: 'http://localhost:3000/ch/checkout/payment/return?attempt=1',
    country: 'CH',
    locale: 'de-CH',
    email: 'ada@example.com',
    ...values,
  }
}

function readText(value: unknown, name: string): string {
  return typeof value === 'object' && value !== null && name in value
    ? String(Object.entries(value).find(([key]) => key === name)?.[1])
    : ''
}
