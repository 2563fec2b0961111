import { afterAll, describe, expect, it } from 'vitest'
import { addressAttacks, bodyAttacks, parametersOf, pathAttacks, queryAttacks, tokenAttacks } from './attacks.js'
import { attack } from './attack.js'
import { openWorld } from './openWorld.js'

const TIMEOUT_MS = 60_000
const world = await openWorld()
let registered: ReturnType<typeof world.enterRegistered> | undefined
afterAll(() => world.app.close())

const named = (routes: typeof world.routes) => routes.map((route) => [`${route.method} ${route.path}`, route] as const)
const scapi = world.routes.filter(({ service }) => service === 'scapi')

describe('every kind of bad input', () => {
  it('is tested on the routes of every API family', () => {
    expect(new Set(world.routes.map(({ service }) => service))).toContain('slas')
    expect(scapi.length).toBeGreaterThan(20)
  })

  it.each(named(world.routes.filter((route) => parametersOf(route).length > 0)))(
    'in the path: %s',
    async (_name, route) => {
      expect(await attack(route, pathAttacks(route), world)).toEqual([])
    },
    TIMEOUT_MS,
  )

  it.each(named(world.routes))(
    'in the query: %s',
    async (_name, route) => {
      expect(await attack(route, queryAttacks(route), world)).toEqual([])
    },
    TIMEOUT_MS,
  )

  it.each(named(world.routes.filter((route) => bodyAttacks(route).length > 0)))(
    'in the body: %s',
    async (_name, route) => {
      expect(await attack(route, bodyAttacks(route), world)).toEqual([])
    },
    TIMEOUT_MS,
  )

  it.each(named(scapi.filter(({ path }) => path.startsWith('/checkout/orders/'))))(
    'from a server: %s',
    async (_name, route) => {
      const attacks = [...pathAttacks(route), ...queryAttacks(route), ...bodyAttacks(route)]
      expect(await attack(route, attacks, world, world.enterSystem)).toEqual([])
    },
    TIMEOUT_MS,
  )

  it.each(named(scapi.filter(({ path }) => /^\/(?:customer|checkout\/shopper-orders)\//.test(path))))(
    'from a registered customer: %s',
    async (_name, route) => {
      registered ??= world.enterRegistered()
      const customer = await registered
      const attacks = [...pathAttacks(route), ...bodyAttacks(route)]
      expect(await attack(route, attacks, world, async () => customer)).toEqual([])
    },
    TIMEOUT_MS,
  )

  it.each(named(scapi))('with an invalid token, organisation or site: %s', async (_name, route) => {
    expect(await attack(route, [...tokenAttacks(route), ...addressAttacks(route)], world)).toEqual([])
  })
})
