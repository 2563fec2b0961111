import type { LightMyRequestResponse } from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { SITE_ID } from '../siteConfig.js'
import { parametersOf } from './attacks.js'
import type { CommerceRoute } from './commerceRoutes.js'
import { call, fill, openWorld, type Actor } from './openWorld.js'

/** Parameters that name something which belongs to one shopper. */
const OWNED = new Set([
  'basketId',
  'itemId',
  'couponItemId',
  'giftCertificateItemId',
  'paymentInstrumentId',
  'customerId',
  'listId',
  'usid',
  'orderNo',
])

const world = await openWorld()
afterAll(() => world.app.close())
const routes = world.routes
  .filter((route) => route.service === 'scapi' && parametersOf(route).some((name) => OWNED.has(name)))
  .map((route) => [`${route.method} ${route.path}`, route] as const)

/** Ids of the right form that nobody has. */
function unknown({ parameters }: Actor): Readonly<Record<string, string>> {
  const reversed = (value: string) => Array.from(value).toReversed().join('')
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, OWNED.has(name) ? reversed(value) : value]),
  )
}

function send({ method, path }: CommerceRoute, token: string, parameters: Actor['parameters'], payload: object) {
  const url = `${fill(path, parameters)}?siteId=${SITE_ID}`
  if (method === 'GET' || method === 'DELETE') return call(world.app, token, { method, url })
  if (method === 'POST' || method === 'PUT' || method === 'PATCH') {
    return call(world.app, token, { method, url, payload })
  }
  throw new RangeError(`The test cannot send ${method}.`)
}

const refusal = (answer: LightMyRequestResponse) => ({
  status: answer.statusCode,
  type: answer.json<{ type?: string }>().type,
})

const PAYLOADS = [{}, { c_note: 'mine' }]

/** Compares what an intruder hears about the owner's data with what is said of data that nobody has. */
async function intrude(route: CommerceRoute, owner: Actor): Promise<void> {
  const intruder = await world.enter()
  const before = world.state()
  for (const payload of [...PAYLOADS, [{ productId: intruder.parameters['id'], quantity: 1 }]]) {
    const foreign = refusal(await send(route, intruder.token, owner.parameters, payload))
    expect(foreign.status).toBeGreaterThanOrEqual(400)
    expect(foreign).toEqual(refusal(await send(route, intruder.token, unknown(owner), payload)))
  }
  expect(world.state()).toBe(before)
}

describe("somebody else's data", () => {
  it.each(routes)("looks like data that is not there, a guest's: %s", async (_name, route) => {
    await intrude(route, await world.enter())
  })

  it.each(routes.filter(([, { path }]) => /^\/(?:customer|checkout\/shopper-orders)\//.test(path)))(
    "looks like data that is not there, a customer's: %s",
    async (_name, route) => {
      await intrude(route, await world.enterRegistered())
    },
  )
})
