import type { Basket } from '@vitrine/commerce-client/types/basket'
import type { Order } from '@vitrine/commerce-client/types/order'
import type { OrderPaymentInstrument } from '@vitrine/commerce-client/types/payment'
import {
  createFakeFetch,
  type FakeFetch,
  problemResponse,
  type RecordedCall,
} from '@vitrine/commerce-client/testing/fakeFetch'
import { UpstreamError } from '../../upstream/UpstreamError.js'

/** What happens to a call: `lost` = done, but its answer is lost; `unsent` = it never arrives. */
export type Fault = 'none' | 'lost' | 'unsent' | 'unavailable'

/** Baskets and orders of one shopper, with the admin calls, in memory. */
export interface FakePlatform extends FakeFetch {
  readonly baskets: Map<string, Basket>
  readonly orders: Map<string, Order>
  /** Fault of the next calls with this name, e.g. `POST orders`; one entry per call. */
  readonly faults: Map<string, Fault[]>
  /** Whether a reopened basket gets another id. */
  renamesBaskets: boolean
}

/** Basket that can be ordered. */
export function buildOrderableBasket(changes: Partial<Basket> = {}): Basket {
  const address = { lastName: 'Brandt', countryCode: 'CH' }
  return {
    basketId: 'basket-1',
    currency: 'CHF',
    orderTotal: 8200,
    productItems: [{ itemId: 'line-1', productId: 'meridian', quantity: 1, price: 8200, shipmentId: 'me' }],
    shipments: [{ shipmentId: 'me', shippingMethod: { id: 'courier' }, shippingAddress: address }],
    billingAddress: address,
    customerInfo: { customerId: 'mila', email: 'mila@example.com' },
    creationDate: new Date(0).toISOString(),
    ...changes,
  }
}

/** Creates a platform with one basket of the customer `mila`. */
export function createFakePlatform(basket: Basket = buildOrderableBasket()): FakePlatform {
  const baskets = new Map([[basket.basketId ?? '', basket]])
  const orders = new Map<string, Order>()
  const consumed = new Map<string, Basket>()
  const faults = new Map<string, Fault[]>()
  let count = 0

  function answer(call: RecordedCall): Response {
    const body: Record<string, unknown> = call.body.startsWith('{') ? JSON.parse(call.body) : {}
    const [, root = '', id = '', part = '', last = ''] =
      /\/organizations\/\w+\/(\w+)(?:\/([\w-]+))?(?:\/([\w-]+))?(?:\/([\w-]+))?$/.exec(call.path) ?? []
    if (call.path.includes('/dwsso/')) return Response.json({ access_token: 'system', expires_in: 1800 })
    if (root === 'baskets') return answerBasket(call.method, id, last, body)
    if (root === 'customers' && part === 'baskets')
      return Response.json({ total: baskets.size, baskets: [...baskets.values()] })
    if (root === 'customers') return Response.json({ total: orders.size, data: [...orders.values()].toReversed() })
    if (call.path.includes('/checkout/orders/')) return answerAdmin(call.method, id, part, String(body['status']))
    if (call.method === 'POST' && id === '') return createOrder(String(body['basketId']))
    return part === 'actions' ? failOrder(id) : problemResponse(501, 'unexpected')
  }

  function answerBasket(method: string, basketId: string, instrumentId: string, body: Record<string, unknown>) {
    const found = baskets.get(basketId)
    if (!found) return problemResponse(404, 'basket-not-found')
    const instruments = found.paymentInstruments ?? []
    const added: OrderPaymentInstrument = { ...body, paymentInstrumentId: `i-${(count += 1)}` }
    const next: Basket =
      method === 'POST'
        ? { ...found, paymentInstruments: [...instruments, added] }
        : method === 'DELETE'
          ? { ...found, paymentInstruments: instruments.filter((one) => one.paymentInstrumentId !== instrumentId) }
          : { ...found, ...(method === 'PATCH' && body) }
    baskets.set(basketId, next)
    return Response.json(next)
  }

  function createOrder(basketId: string): Response {
    const found = baskets.get(basketId)
    if (!found) return problemResponse(404, 'basket-not-found')
    const orderNo = `order-${(count += 1)}`
    const { basketId: _, ...parts } = found
    const order: Order = {
      ...parts,
      orderNo,
      status: 'created',
      exportStatus: 'not_exported',
      creationDate: new Date(1).toISOString(),
    }
    orders.set(orderNo, order)
    consumed.set(orderNo, found)
    baskets.delete(basketId)
    return Response.json(order)
  }

  function failOrder(orderNo: string): Response {
    const order = orders.get(orderNo)
    if (!order) return problemResponse(404, 'order-not-found')
    if (order.status !== 'created') return problemResponse(409, 'order-status-transition')
    orders.set(orderNo, { ...order, status: 'failed' })
    const reopened = consumed.get(orderNo)
    const basketId = platform.renamesBaskets ? `basket-${(count += 1)}` : (reopened?.basketId ?? '')
    if (reopened) baskets.set(basketId, { ...reopened, basketId })
    return new Response(null, { status: 201, headers: { location: `https://shop.test/baskets/${basketId}` } })
  }

  function answerAdmin(method: string, orderNo: string, part: string, status: string): Response {
    if (orderNo === '') return Response.json({ data: [...orders.values()] })
    const order = orders.get(orderNo)
    if (!order) return problemResponse(404, 'order-not-found')
    if (method === 'GET') return Response.json(order)
    if (part === 'status' && status === 'failed_with_reopen') {
      const failed = failOrder(orderNo)
      return failed.ok ? new Response(null, { status: 204 }) : failed
    }
    if (part === 'status' && order.status !== 'created') return problemResponse(409, 'order-status-transition')
    const field = {
      status: 'status',
      'payment-status': 'paymentStatus',
      'confirmation-status': 'confirmationStatus',
      'export-status': 'exportStatus',
    }[part]
    if (field === undefined) return problemResponse(501, 'unexpected')
    orders.set(orderNo, { ...order, [field]: status })
    return new Response(null, { status: 204 })
  }

  const fake = createFakeFetch((call) => {
    const fault = faults.get(nameOf(call))?.shift() ?? 'none'
    if (fault === 'unsent') throw new UpstreamError('shopper', 'open')
    if (fault === 'unavailable') return problemResponse(503, 'unavailable')
    const response = answer(call)
    if (fault === 'lost') throw new UpstreamError('shopper', 'timeout')
    return response
  })
  const platform: FakePlatform = { ...fake, baskets, orders, faults, renamesBaskets: false }
  return platform
}

/** Method and the last word of the path that is not an id, e.g. `POST orders`, `PUT export-status`. */
export function nameOf({ method, path }: RecordedCall): string {
  const words = path.split('/').filter((part) => /^[a-z-]+$/.test(part) && !part.startsWith('mila'))
  return `${method} ${words.at(-1)}`
}
