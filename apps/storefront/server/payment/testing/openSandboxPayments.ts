import { createServer } from 'node:http'
import { addItemToBasket, createBasket, updateCustomerForBasket } from '@vitrine/commerce-client/client/shopperBaskets'
import {
  updateShippingAddressForShipment,
  updateShippingMethodForShipment,
} from '@vitrine/commerce-client/client/shopperBasketCheckout'
import { createScapiClient } from '@vitrine/commerce-client/client/createScapiClient'
import { productSearch } from '@vitrine/commerce-client/client/shopperSearch'
import type { Basket } from '@vitrine/commerce-client/types/basket'
import type { FastifyInstance } from 'fastify'
import { parseEnvironment } from '../../../app/config/env.server.js'
import { createSlasGateway } from '../../session/slasGateway.js'
import { openHost, testEnvironment } from '../../testing/openHost.js'
import { createUpstreamFetch } from '../../upstream/createUpstreamFetch.js'
import type { PlaceRequest } from '../payments.js'
import { quoteOf } from '../quote.js'

const address = {
  firstName: 'Ada',
  lastName: 'Frei',
  address1: 'Uferweg 1',
  postalCode: '8001',
  city: 'Zürich',
  countryCode: 'CH',
}
const basketOf = (basketId: string) => ({ basketId, shipmentId: 'me' })

/** Name of a provider as in the configuration. */
export type SandboxProvider = 'testpay' | 'adyen'

/** Settings of the sandbox's payment provider that these tests use. */
export interface ProviderSettings {
  readonly webhookUrl: string
  readonly storefrontOrigins: readonly string[]
  readonly timing: {
    readonly webhook: number
    readonly late: number
    readonly timeout: number
    readonly page: number
    readonly retries: readonly number[]
  }
  readonly adyen: { readonly webhookUrl: string }
}

/** The sandbox with its payment provider on free ports, shared by the tests of a file. */
export async function openSandboxServices(create: {
  readonly sandbox: () => Promise<FastifyInstance>
  readonly provider: (settings: ProviderSettings) => Promise<FastifyInstance>
}) {
  const sandbox = await create.sandbox()
  const commerceUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 })
  const receiver: { receive: (path: string, headers: Record<string, string>, body: string) => Promise<number> } = {
    receive: async () => 503,
  }
  const relay = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      )
      void receiver
        .receive(request.url ?? '', headers, Buffer.concat(chunks).toString('utf8'))
        // The host of an earlier test is closed.
        .catch(() => 503)
        .then((status) => response.writeHead(status).end())
    })
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  const at = relay.address()
  const relayUrl = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
  const provider = await create.provider({
    webhookUrl: `${relayUrl}/apis/payments/webhooks/testpay`,
    storefrontOrigins: ['https://www.vitrine.example'],
    timing: { webhook: 5, late: 150, timeout: 60_000, page: 60_000, retries: [50, 50, 50, 50, 50] },
    adyen: { webhookUrl: `${relayUrl}/apis/payments/webhooks/adyen` },
  })
  const paymentUrl = await provider.listen({ host: '127.0.0.1', port: 0 })
  return {
    commerceUrl,
    paymentUrl,
    receiver,
    async close() {
      await provider.close()
      await sandbox.close()
      relay.closeAllConnections()
      relay.close()
    },
  }
}

export type SandboxServices = Awaited<ReturnType<typeof openSandboxServices>>

/** A storefront whose guest has an orderable basket, and what the guest sends to pay it. */
export async function openSandboxPayments(services: SandboxServices, name: SandboxProvider = 'testpay') {
  const environment = {
    COMMERCE_BASE_URL: services.commerceUrl,
    COMMERCE_REDIRECT_URI: 'http://localhost:3000/callback',
    COMMERCE_ADMIN_CLIENT_ID: 'aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee',
    COMMERCE_ADMIN_CLIENT_SECRET: 'sandbox-system-client',
    PAYMENT_PROVIDER: name,
    TESTPAY_ORIGIN: services.paymentUrl,
    TESTPAY_SECRET: 'sandbox-testpay-secret',
    TESTPAY_WEBHOOK_SECRET: 'sandbox-testpay-webhook-secret',
    ADYEN_API_BASE: `${services.paymentUrl}/adyen/v72`,
    ADYEN_API_KEY: 'sandbox-adyen-api-key',
    ADYEN_MERCHANT_ACCOUNT: 'HalbrennSandbox',
    ADYEN_CLIENT_KEY: 'test_sandbox',
    ADYEN_HMAC_KEYS: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
    UPSTREAM_TIMEOUT_SCALE: '0.3',
  }
  const host = await openHost(environment)
  services.receiver.receive = async (path, headers, payload) => {
    const all = { ...headers, host: 'www.vitrine.example' }
    return (await host.server.inject({ method: 'POST', url: path, headers: all, payload })).statusCode
  }
  const { payments } = host
  if (!payments) throw new Error('The host has no payments.')
  const config = parseEnvironment(testEnvironment({ ...environment, UPSTREAM_TIMEOUT_SCALE: '2' }))
  const { fetch } = createUpstreamFetch({ config })
  const tokens = await createSlasGateway(config, fetch).startGuest()
  const { baseUrl, organizationId, siteId } = config.commerce
  const market = { locale: 'de-CH', currency: 'CHF' }
  const getToken = async () => tokens.access_token
  const client = createScapiClient({ fetch, baseUrl, organizationId, siteId, ...market, getToken })

  async function prepare(): Promise<Basket> {
    const refine = ['orderable_only=true', 'cgid=watches']
    const { hits = [] } = await productSearch(client, { refine, limit: 1 })
    const { basketId = '' } = await createBasket(client, { body: { c_country: 'CH', currency: 'CHF' } })
    await addItemToBasket(client, { basketId, body: [{ productId: hits[0]?.productId ?? '', quantity: 1 }] })
    await updateCustomerForBasket(client, { basketId, body: { email: 'ada@mail.example' } })
    await updateShippingAddressForShipment(client, { ...basketOf(basketId), useAsBilling: true, body: address })
    return updateShippingMethodForShipment(client, { ...basketOf(basketId), body: { id: 'ch-express' } })
  }

  const basket = await prepare()
  const request: PlaceRequest = {
    client,
    owner: tokens.customer_id,
    basket,
    quoteHash: quoteOf(basket),
    methodId: 'card',
    cardToken: null,
    localeId: 'de-CH',
    localeAlias: 'ch/de',
    country: 'CH',
    isStaffSale: false,
    returnUrl: (attemptId) => `https://www.vitrine.example/ch/de/checkout/payment/return?attempt=${attemptId}`,
    clientIp: '192.0.2.1',
  }
  return { host, payments, client, request, basket }
}
