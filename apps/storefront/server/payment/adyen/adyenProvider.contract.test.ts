import { getCustomerBaskets } from '@vitrine/commerce-client/client/shopperBaskets'
import { getOrder } from '@vitrine/commerce-client/client/shopperOrders'
import { createPaymentProvider } from '@vitrine/sandbox/createPaymentProvider'
import { createSandbox } from '@vitrine/sandbox/createSandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlaceOutcome } from '../payments.js'
import { openSandboxPayments, openSandboxServices, type SandboxServices } from '../testing/openSandboxPayments.js'

const VISA = '4111111111111111'
const VISA_3DS = '4917610000000000'

let services: SandboxServices
beforeAll(async () => {
  services = await openSandboxServices({ sandbox: createSandbox, provider: createPaymentProvider })
})
afterAll(() => services.close())

/** A shopper who pays with a test card; the name of its holder requests a result. */
async function pay(number: string, holderName = 'Ada Frei') {
  const shop = await openSandboxPayments(services, 'adyen')
  const encryptedCard = {
    type: 'scheme',
    encryptedCardNumber: `test_${number}`,
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
    holderName,
  }
  const outcome = await shop.payments.place({ ...shop.request, encryptedCard })
  const named = { owner: shop.request.owner, client: shop.client, attemptId: attemptOf(outcome) }
  const baskets = async () => (await getCustomerBaskets(shop.client, { customerId: shop.request.owner })).total
  return { ...shop, outcome, named, baskets }
}

const attemptOf = (outcome: PlaceOutcome) => ('attemptId' in outcome ? outcome.attemptId : '')

async function decideAt(outcome: PlaceOutcome, decision: string): Promise<Record<string, string>> {
  if (outcome.kind !== 'redirect') throw new Error(`There is no page to decide on: ${outcome.kind}.`)
  const url = `${services.paymentUrl}${new URL(outcome.url).pathname}`
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' })
  const back = new URL(answer.headers.get('location') ?? '')
  return { redirectResult: back.searchParams.get('redirectResult') ?? '' }
}

describe('the Adyen adapter and its stand-in', () => {
  it('place the order of a card', async () => {
    const { outcome, client } = await pay(VISA)
    expect(outcome.kind).toBe('placed')
    const order = outcome.kind === 'placed' ? await getOrder(client, { orderNo: outcome.orderNo }) : null
    expect(order).toMatchObject({ status: 'new', exportStatus: 'ready' })
  })

  it.each([
    ['DECLINED', 'declined'],
    ['NOT_ENOUGH_BALANCE', 'insufficientFunds'],
    ['CARD_EXPIRED', 'expiredCard'],
    ['NOT_3D_AUTHENTICATED', 'authenticationFailed'],
    ['ACQUIRER_FRAUD', 'declined'],
  ])('reopen the basket after %s', async (holderName, reason) => {
    const { outcome, baskets } = await pay(VISA, holderName)
    expect(outcome).toEqual({ kind: 'declined', reason, isBasketOpen: true })
    expect(await baskets()).toBe(1)
  })

  it.each([
    ['confirm', 'placed'],
    ['cancel', 'declined'],
  ])('complete 3-D Secure by redirect: %s', async (decision, kind) => {
    const { outcome, payments, named } = await pay(VISA_3DS)
    const details = await decideAt(outcome, decision)
    expect((await payments.resume({ ...named, details })).kind).toBe(kind)
  })

  it('finish an order by webhook alone', async () => {
    const { outcome, payments, named } = await pay(VISA_3DS)
    await decideAt(outcome, 'confirm')
    await expect.poll(async () => (await payments.status(named)).kind).toBe('placed')
  })

  it('cancel by reference what the shopper gives up', async () => {
    const { payments, named, baskets } = await pay(VISA_3DS)
    expect(await payments.cancel(named)).toEqual({ kind: 'declined', reason: 'cancelled', isBasketOpen: true })
    expect(await baskets()).toBe(1)
  })

  it('leave a technical error to webhooks, without calling it failed', async () => {
    expect((await pay(VISA, 'ERROR')).outcome.kind).toBe('checking')
  })
})
