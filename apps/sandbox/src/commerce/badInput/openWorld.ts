import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { createSandboxClient } from '../../admin/scenarios/createSandboxClient.js'
import { assembleSandbox } from '../../assembleSandbox.js'
import { SEEDED_PASSWORD } from '../../seed/customers.js'
import { integer, text } from '../../store/row.js'
import { EINSTEIN_CLIENT_ID, EINSTEIN_SITE } from '../../einstein/einsteinConfig.js'
import { RECOMMENDERS } from '../../einstein/recommenders.js'
import { ORGANIZATION_ID, SITE_ID } from '../siteConfig.js'
import { commerceRoutes, type CommerceRoute } from './commerceRoutes.js'

const BASKETS = 'checkout/shopper-baskets/v2'
const CUSTOMERS = 'customer/shopper-customers/v1'

interface WireBasket {
  readonly basketId: string
  readonly productItems: readonly { readonly itemId: string }[]
  readonly couponItems: readonly { readonly couponItemId: string }[]
  readonly giftCertificateItems: readonly { readonly giftCertificateItemId: string }[]
  readonly paymentInstruments: readonly { readonly paymentInstrumentId: string }[]
}

/** A shopper with a basket, and values for the parameters of every route. */
export interface Actor {
  readonly token: string
  readonly parameters: Readonly<Record<string, string>>
}

/** A complete sandbox under attack. */
export interface World {
  readonly app: FastifyInstance
  readonly routes: readonly CommerceRoute[]
  /** A new guest with a product, a coupon, a gift certificate and a payment instrument in the basket. */
  enter(): Promise<Actor>
  /** A seeded customer with addresses, a card, a wish list and orders. */
  enterRegistered(): Promise<Actor>
  /** A server with a system token, and a seeded order. */
  enterSystem(): Promise<Actor>
  /** Number of rows written so far; the same number = nothing has changed. */
  writeCount(): number
  /** All data in the database, as text. */
  state(): string
}

/** Opens the sandbox with its full seed. */
export async function openWorld(): Promise<World> {
  const { app, routes, sandbox, commerce, faults } = await assembleSandbox({})
  const client = createSandboxClient(app, faults.bypass)
  const { database } = sandbox
  const piece = commerce.catalogue.source.products.find(
    ({ availability, canBeAddedToCart, isPriceOnRequest, isStaffSale, prices }) =>
      availability === 'inStock' && canBeAddedToCart && !isPriceOnRequest && !isStaffSale && prices,
  )
  if (!piece) throw new Error('The seed has no orderable product.')
  const tables = database
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'product_search%'",
    )
    .all()
    .map((row) => database.prepare(`SELECT * FROM "${text(row, 'name')}"`))
  const writes = database.prepare('SELECT total_changes() AS count')

  return {
    app,
    routes: commerceRoutes(routes),
    async enter() {
      const session = await client.loginGuest()
      const post = (path: string, body: object) => client.call<WireBasket>(session, 'POST', BASKETS, path, body)
      const { basketId } = await post('/baskets', { productItems: [{ productId: piece.id, quantity: 1 }] })
      await post(`/baskets/${basketId}/coupons`, { code: 'WELCOME10' })
      await post(`/baskets/${basketId}/gift-certificate-items`, { amount: 100, recipientEmail: 'ada@example.com' })
      const basket = await post(`/baskets/${basketId}/payment-instruments`, { paymentMethodId: 'BANK_TRANSFER' })
      const lists = `/customers/${session.customerId}/product-lists`
      const list = await client.call<{ id: string }>(session, 'POST', CUSTOMERS, lists, { type: 'wish_list' })
      const parameters = {
        organizationId: ORGANIZATION_ID,
        basketId,
        itemId: basket.productItems[0]?.itemId ?? '',
        couponItemId: basket.couponItems[0]?.couponItemId ?? '',
        giftCertificateItemId: basket.giftCertificateItems[0]?.giftCertificateItemId ?? '',
        paymentInstrumentId: basket.paymentInstruments[0]?.paymentInstrumentId ?? '',
        shipmentId: 'me',
        customerId: session.customerId,
        usid: session.usid,
        id: piece.id,
        listId: list.id,
      }
      return { token: session.accessToken, parameters }
    },
    async enterRegistered() {
      const session = await client.loginRegistered('mila.brandt@example.com', SEEDED_PASSWORD)
      const path = `/customers/${session.customerId}`
      const customer = await client.call<{
        addresses?: readonly { addressId: string }[]
        paymentInstruments?: readonly { paymentInstrumentId: string }[]
      }>(session, 'GET', CUSTOMERS, `${path}?expand=addresses,paymentinstruments`)
      const { data: lists } = await client.call<{ data: readonly { id: string }[] }>(
        session,
        'GET',
        CUSTOMERS,
        `${path}/product-lists`,
      )
      const [order] = commerce.orders.findByCustomer(session.customerId).orders
      const parameters = {
        organizationId: ORGANIZATION_ID,
        customerId: session.customerId,
        usid: session.usid,
        addressName: customer.addresses?.[0]?.addressId ?? '',
        instrumentId: customer.paymentInstruments?.[0]?.paymentInstrumentId ?? '',
        listId: lists[0]?.id ?? '',
        orderNo: order?.orderNo ?? 'unknown',
      }
      return { token: session.accessToken, parameters }
    },
    async enterSystem() {
      const [order] = commerce.orders.all()
      const parameters = {
        organizationId: ORGANIZATION_ID,
        orderNo: order?.orderNo ?? 'unknown',
        paymentInstrumentId: order?.payments[0]?.paymentInstrumentId ?? 'unknown',
      }
      return { token: await commerce.systemTokens.issue(['sfcc.orders.rw']), parameters }
    },
    writeCount: () => integer(writes.get() ?? {}, 'count'),
    state: () => JSON.stringify(tables.map((table) => table.all())),
  }
}

/** The path of a route with the actor's values; parameters without a value become `unknown`. */
export function fill(path: string, parameters: Readonly<Record<string, string>>): string {
  return path
    .replace(/:(\w+)/g, (_match, name: string) => parameters[name] ?? valueOf(name, path))
    .replace('*', 'unknown')
}

/** Values that differ by service. */
function valueOf(name: string, path: string): string {
  if (name === 'site') return path.startsWith('/on/') ? `Sites-${SITE_ID}-Site` : EINSTEIN_SITE
  if (name === 'name') return path.includes('/activities/') ? 'viewProduct' : (RECOMMENDERS[0]?.name ?? '')
  return name === 'locale' ? 'de_CH' : 'unknown'
}

/** Makes a call with a token. */
export function call(app: FastifyInstance, token: string, options: InjectOptions): Promise<LightMyRequestResponse> {
  const headers = { authorization: `Bearer ${token}`, 'x-cq-client-id': EINSTEIN_CLIENT_ID, ...options.headers }
  return app.inject({ ...options, headers })
}
