import { getCustomerBaskets } from '@vitrine/commerce-client/client/shopperBaskets'
import { getOrder } from '@vitrine/commerce-client/client/shopperOrders'
import { createPaymentProvider } from '@vitrine/sandbox/createPaymentProvider'
import { createSandbox } from '@vitrine/sandbox/createSandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlaceOutcome } from '../payments.js'
import { openSandboxPayments, openSandboxServices, type SandboxServices } from '../testing/openSandboxPayments.js'

let services: SandboxServices
beforeAll(async () => {
  services = await openSandboxServices({ sandbox: createSandbox, provider: createPaymentProvider })
})
afterAll(() => services.close())

/** A shopper who types this card, or chooses a method, and presses the button. */
async function pay(card: string | null, methodId = 'card') {
  const shop = await openSandboxPayments(services)
  const cardToken = card === null ? null : await tokenOf(card)
  const outcome = await shop.payments.place({ ...shop.request, methodId, cardToken })
  const named = { owner: shop.request.owner, client: shop.client, attemptId: attemptOf(outcome) }
  const baskets = () => getCustomerBaskets(shop.client, { customerId: shop.request.owner })
  const order = () => getOrder(shop.client, { orderNo: orderOf(outcome) })
  return { ...shop, outcome, named, baskets, order }
}

async function tokenOf(number: string): Promise<string> {
  const answer = await fetch(`${services.paymentUrl}/fields/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number, expiry: '03/30', code: '737' }),
  })
  const body: unknown = await answer.json()
  return body instanceof Object && 'token' in body ? String(body.token) : ''
}

const attemptOf = (outcome: PlaceOutcome) => ('attemptId' in outcome ? outcome.attemptId : '')
const orderOf = (outcome: PlaceOutcome) => ('orderNo' in outcome ? outcome.orderNo : '')

/** Decides on the provider's page and returns the details that it appends to the return address. */
async function decideAt(outcome: PlaceOutcome, decision: string): Promise<Record<string, string>> {
  if (outcome.kind !== 'redirect') throw new Error(`There is no page to decide on: ${outcome.kind}.`)
  const url = `${services.paymentUrl}${new URL(outcome.url).pathname}`
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' })
  const back = new URL(answer.headers.get('location') ?? '')
  return { redirectResult: back.searchParams.get('redirectResult') ?? '' }
}

describe('the embedded provider and the sandbox', () => {
  it('place, confirm and export the order of a card', async () => {
    const { outcome, order, baskets } = await pay('9000000000010000')
    expect(outcome.kind).toBe('placed')
    expect(await order()).toMatchObject({
      status: 'new',
      confirmationStatus: 'confirmed',
      exportStatus: 'ready',
      paymentInstruments: [{ paymentMethodId: 'CREDIT_CARD', c_paymentProvider: 'testpay' }],
    })
    expect((await baskets()).total).toBe(0)
  })

  it.each([
    ['9000000000020009', 'declined'],
    ['9000000000030008', 'insufficientFunds'],
    ['9000000000040007', 'expiredCard'],
  ])('reopen the basket after card %s', async (card, reason) => {
    const { outcome, baskets } = await pay(card)
    expect(outcome).toEqual({ kind: 'declined', reason, isBasketOpen: true })
    expect((await baskets()).total).toBe(1)
  })

  it('repeat a lost answer and place one order', async () => {
    expect((await pay('9000000000080003')).outcome.kind).toBe('placed')
  })

  it('find a payment whose answers are always lost', async () => {
    const { outcome, payments, named } = await pay('9000000000090002')
    expect(['placed', 'checking']).toContain(outcome.kind)
    expect(await payments.status(named)).toMatchObject({ kind: 'placed' })
  })

  it('report a technical error as failed and keep the basket', async () => {
    const { outcome, baskets } = await pay('9000000000100009')
    expect(outcome).toEqual({ kind: 'failed' })
    expect((await baskets()).total).toBe(1)
  })

  it('never place an order for another amount', async () => {
    const { outcome, baskets } = await pay('9000000000170002')
    expect(outcome).toEqual({ kind: 'failed' })
    expect((await baskets()).total).toBe(1)
  })

  it.each([
    ['confirm', 'placed'],
    ['cancel', 'declined'],
  ])('complete a challenge: %s', async (decision, kind) => {
    const { outcome, payments, named } = await pay('9000000000050006')
    const details = await decideAt(outcome, decision)
    expect((await payments.resume({ ...named, details })).kind).toBe(kind)
    expect((await payments.resume({ ...named, details })).kind).toBe(kind)
  })

  it('accept no details of another payment', async () => {
    const first = await pay('9000000000050006')
    const second = await pay('9000000000050006')
    const details = await decideAt(first.outcome, 'confirm')
    expect((await second.payments.resume({ ...second.named, details })).kind).toBe('redirect')
    expect((await second.payments.cancel(second.named)).kind).toBe('declined')
  })

  it('finish an order by webhook alone', async () => {
    const { outcome, payments, named } = await pay('9000000000050006')
    await decideAt(outcome, 'confirm')
    await expect.poll(async () => (await payments.openAttempt(named.owner, null)) === null).toBe(true)
    expect(await payments.status(named)).toMatchObject({ kind: 'placed' })
  })

  it('wait for a transfer with its instructions', async () => {
    const { outcome, order } = await pay(null, 'bank_transfer')
    expect(outcome).toMatchObject({ kind: 'pending', instructions: { iban: expect.stringMatching(/^[A-Z]{2}\d\d/) } })
    expect(await order()).toMatchObject({ status: 'created', exportStatus: 'not_exported' })
  })

  it('refuse a webhook with a wrong signature', async () => {
    const { host } = await openSandboxPayments(services)
    const webhook = {
      method: 'POST',
      url: '/apis/payments/webhooks/testpay',
      headers: { host: 'www.vitrine.example', 'content-type': 'application/json', 'x-testpay-signature': 't=1,v1=00' },
      payload: '{}',
    } as const
    expect((await host.server.inject(webhook)).statusCode).toBe(401)
    expect((await host.server.inject({ ...webhook, url: '/apis/payments/webhooks/adyen' })).statusCode).toBe(404)
  })
})
