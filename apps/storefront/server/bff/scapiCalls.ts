import { z } from 'zod'

const id = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$/
const identifier = z.string().regex(id)
const short = z.string().max(200)

const address = z.object({
  firstName: short.optional(),
  lastName: short.optional(),
  salutation: short.optional(),
  companyName: short.optional(),
  address1: short.optional(),
  address2: short.optional(),
  postalCode: short.optional(),
  city: short.optional(),
  stateCode: short.optional(),
  countryCode: short.optional(),
  phone: short.optional(),
})

/** Bodies, field by field: what is not named here is not sent on, a price least of all. */
const bodies = {
  none: null,
  createBasket: z.object({ c_country: z.string().max(10).optional(), currency: z.string().length(3).optional() }),
  addItems: z
    .array(
      z.object({
        productId: identifier,
        quantity: z.number().int().min(1).max(999),
        shipmentId: identifier.optional(),
        inventoryId: identifier.optional(),
      }),
    )
    .min(1)
    .max(20),
  updateItem: z.object({ productId: identifier.optional(), quantity: z.number().int().min(0).max(999) }),
  updateShipment: z.object({
    shippingMethod: z.object({ id: identifier }).optional(),
    shippingAddress: address.optional(),
  }),
} as const

const products = 'product/shopper-products/v1'
const search = 'search/shopper-search/v1'
const customers = 'customer/shopper-customers/v1'
const baskets = 'checkout/shopper-baskets/v2'
const item = 'baskets/{basketId}/items/{itemId}'
const shipment = 'baskets/{basketId}/shipments/{shipmentId}'

/** Every platform call that the browser may make. Anything else is 404. `limit` is per minute and shopper. */
const calls = [
  { method: 'GET', api: products, path: 'products', auth: 'shared', body: 'none', limit: 240 },
  { method: 'GET', api: products, path: 'products/{id}', auth: 'shared', body: 'none', limit: 240 },
  { method: 'GET', api: products, path: 'categories', auth: 'shared', body: 'none', limit: 240 },
  { method: 'GET', api: products, path: 'categories/{id}', auth: 'shared', body: 'none', limit: 240 },
  { method: 'GET', api: search, path: 'product-search', auth: 'shared', body: 'none', limit: 120 },
  { method: 'GET', api: search, path: 'search-suggestions', auth: 'shared', body: 'none', limit: 60 },
  { method: 'GET', api: customers, path: 'customers/{customerId}/baskets', auth: 'session', body: 'none', limit: 60 },
  { method: 'POST', api: baskets, path: 'baskets', auth: 'session', body: 'createBasket', limit: 60 },
  { method: 'GET', api: baskets, path: 'baskets/{basketId}', auth: 'session', body: 'none', limit: 60 },
  { method: 'DELETE', api: baskets, path: 'baskets/{basketId}', auth: 'session', body: 'none', limit: 60 },
  { method: 'POST', api: baskets, path: 'baskets/{basketId}/items', auth: 'session', body: 'addItems', limit: 60 },
  { method: 'PATCH', api: baskets, path: item, auth: 'session', body: 'updateItem', limit: 60 },
  { method: 'DELETE', api: baskets, path: item, auth: 'session', body: 'none', limit: 60 },
  { method: 'GET', api: baskets, path: `${shipment}/shipping-methods`, auth: 'session', body: 'none', limit: 60 },
  { method: 'PATCH', api: baskets, path: shipment, auth: 'session', body: 'updateShipment', limit: 60 },
] as const

type CallEntry = (typeof calls)[number]

/** An allowed call with its parameters. */
export interface ScapiCall {
  readonly entry: CallEntry
  /** Path after the base address, put together from checked parts. */
  readonly path: string
  readonly ids: Readonly<Record<string, string>>
}

/** Finds the allowed call of a method and a raw path below `/apis/scapi/`; null = not allowed. */
export function findScapiCall(method: string, path: string, organizationId: string): ScapiCall | null {
  const segments = path.split('/')
  const [family, api, version, organizations, organization, ...rest] = segments
  if (organizations !== 'organizations' || organization !== organizationId) return null
  for (const entry of calls) {
    if (entry.method !== method || entry.api !== `${family}/${api}/${version}`) continue
    const ids = matchTemplate(entry.path.split('/'), rest)
    if (ids) return { entry, ids, path: `/${segments.join('/')}` }
  }
  return null
}

/** Body with the named fields only; null = not acceptable, undefined = the call has none. */
export function readScapiBody(entry: CallEntry, body: unknown): object | null | undefined {
  const schema = bodies[entry.body]
  if (schema === null) return body === undefined || body === null ? undefined : null
  const parsed = schema.safeParse(body ?? {})
  return parsed.success ? parsed.data : null
}

function matchTemplate(template: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (template.length !== segments.length) return null
  const ids: Record<string, string> = {}
  for (const [index, part] of template.entries()) {
    const segment = segments[index] ?? ''
    if (!part.startsWith('{')) {
      if (part !== segment) return null
    } else if (id.test(segment)) ids[part.slice(1, -1)] = segment
    else return null
  }
  return ids
}
