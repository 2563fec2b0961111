import type { LightMyRequestResponse } from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { SITE_ID } from '../siteConfig.js'
import { parametersOf } from './attacks.js'
import type { CommerceRoute } from './commerceRoutes.js'
import { call, fill, openWorld, type Actor } from './openWorld.js'

/** Parameters that identify data of one shopper. */
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

/** Well-formed ids that do not exist. */
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
  throw new RangeError(`The test cannot send ${method}. Add it here.`)
}

const refusal = (answer: LightMyRequestResponse) => ({
  status: answer.statusCode,
  type: answer.json<{ type?: string }>().type,
})

const PAYLOADS = [{}, { c_note: 'mine' }]

/** The responses for the owner's data and for data that does not exist, both requested by another shopper. */
async function listen(route: CommerceRoute, owner: Actor) {
  const intruder = await world.enter()
  const before = world.state()
  const payloads = [...PAYLOADS, [{ productId: intruder.parameters['id'], quantity: 1 }]]
  const hear = async (parameters: Actor['parameters']) => {
    const refusals = []
    for (const payload of payloads) refusals.push(refusal(await send(route, intruder.token, parameters, payload)))
    return refusals
  }
  const foreign = await hear(owner.parameters)
  const absent = await hear(unknown(owner))
  return {
    foreign,
    absent,
    isRefused: foreign.every(({ status }) => status >= 400),
    isChanged: world.state() !== before,
  }
}

describe("another shopper's data", () => {
  it.each(routes)('looks like missing data for a guest: %s', async (_name, route) => {
    const { foreign, absent, isRefused, isChanged } = await listen(route, await world.enter())
    expect({ foreign, isRefused, isChanged }).toEqual({ foreign: absent, isRefused: true, isChanged: false })
  })

  it.each(routes.filter(([, { path }]) => /^\/(?:customer|checkout\/shopper-orders)\//.test(path)))(
    'looks like missing data for a customer: %s',
    async (_name, route) => {
      const { foreign, absent, isRefused, isChanged } = await listen(route, await world.enterRegistered())
      expect({ foreign, isRefused, isChanged }).toEqual({ foreign: absent, isRefused: true, isChanged: false })
    },
  )
})
