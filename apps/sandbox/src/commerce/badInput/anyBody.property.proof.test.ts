import { afterAll, describe, expect, it } from 'vitest'
import { checkAnyBody, writesOf } from './anyBody.js'
import { openWorld } from './openWorld.js'

const RUNS = 30
const world = await openWorld()
afterAll(() => world.app.close())

describe('a write', () => {
  it.each(writesOf(world))(
    'handles 30 bodies of known fields: %s',
    async (_name, route) => {
      await expect(checkAnyBody(world, route, RUNS)).resolves.toBeUndefined()
    },
    60_000,
  )
})
