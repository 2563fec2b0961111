import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { assembleSandbox } from '../../assembleSandbox.js'
import { integer, text } from '../../store/row.js'
import { loginGuest } from '../testing/createTestSandbox.js'
import { ORGANIZATION_ID, SITE_ID } from '../siteConfig.js'
import { commerceRoutes, type CommerceRoute } from './commerceRoutes.js'

/** A shopper with a basket, and values for the parameters of every route. */
export interface Actor {
  readonly token: string
  readonly parameters: Readonly<Record<string, string>>
}

/** A whole sandbox under attack. */
export interface World {
  readonly app: FastifyInstance
  readonly routes: readonly CommerceRoute[]
  /** A new guest with a basket of one piece. */
  enter(): Promise<Actor>
  /** How many rows were written until now; the same number = nothing has changed. */
  writeCount(): number
  /** Everything that the database keeps, as text. */
  state(): string
}

/** Opens the sandbox with its full seed. */
export async function openWorld(): Promise<World> {
  const { app, routes, sandbox, commerce } = await assembleSandbox({})
  const { database } = sandbox
  const piece = commerce.catalogue.source.products.find(
    ({ availability, canBeAddedToCart, isPriceOnRequest, isStaffSale, prices }) =>
      availability === 'inStock' && canBeAddedToCart && !isPriceOnRequest && !isStaffSale && prices,
  )
  if (!piece) throw new Error('The seed has no piece that can be ordered.')
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
      const { access_token: token, customer_id: customerId, usid } = await loginGuest(app)
      const basket = await call(app, token, {
        method: 'POST',
        url: address('checkout/shopper-baskets/v2', '/baskets'),
        payload: { productItems: [{ productId: piece.id, quantity: 1 }] },
      })
      const { basketId, productItems } = basket.json<{ basketId: string; productItems: { itemId: string }[] }>()
      const list = await call(app, token, {
        method: 'POST',
        url: address('customer/shopper-customers/v1', `/customers/${customerId}/product-lists`),
        payload: { type: 'wish_list' },
      })
      const parameters = {
        organizationId: ORGANIZATION_ID,
        basketId,
        itemId: productItems[0]?.itemId ?? '',
        shipmentId: 'me',
        customerId,
        usid,
        id: piece.id,
        listId: list.json<{ id?: string }>().id ?? 'unknown',
      }
      return { token, parameters }
    },
    writeCount: () => integer(writes.get() ?? {}, 'count'),
    state: () => JSON.stringify(tables.map((table) => table.all())),
  }
}

/** The path of a route with the actor's values; a parameter without one becomes `unknown`. */
export function fill(path: string, parameters: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_match, name: string) => parameters[name] ?? 'unknown').replace('*', 'unknown')
}

/** Calls with a token. */
export function call(app: FastifyInstance, token: string, options: InjectOptions): Promise<LightMyRequestResponse> {
  return app.inject({ ...options, headers: { authorization: `Bearer ${token}`, ...options.headers } })
}

function address(api: string, path: string): string {
  return `/${api}/organizations/${ORGANIZATION_ID}${path}?siteId=${SITE_ID}`
}
