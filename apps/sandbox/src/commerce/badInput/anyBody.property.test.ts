import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { judge } from './judge.js'
import { FIELD_NAMES } from './knownNames.js'
import { call, fill, openWorld } from './openWorld.js'
import { SITE_ID } from '../siteConfig.js'

const RUNS = 30
const world = await openWorld()
afterAll(() => world.app.close())

const field = fc.constantFrom(...FIELD_NAMES)
const { value, fields } = fc.letrec<{ value: unknown; fields: Record<string, unknown> }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string({ maxLength: 40 }),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('fields'),
  ),
  fields: fc.dictionary(field, tie('value'), { maxKeys: 8 }),
}))
const body = fc.oneof(fields, fc.array(fields, { maxLength: 3 }), value).map((document) => JSON.stringify(document))

const writes = world.routes.filter(
  ({ service, method }) => service !== 'slas' && !['GET', 'DELETE', 'OPTIONS'].includes(method),
)

describe('a write', () => {
  it.each(writes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'handles any body of known fields: %s',
    async (_name, route) => {
      let actor = await world.enter()
      const method = route.method === 'POST' ? 'POST' : route.method === 'PUT' ? 'PUT' : 'PATCH'
      await fc.assert(
        fc.asyncProperty(body, async (payload) => {
          const before = { count: world.writeCount(), state: world.state() }
          const answer = await call(world.app, actor.token, {
            method,
            url: `${fill(route.path, actor.parameters)}?siteId=${SITE_ID}`,
            headers: { 'content-type': 'application/json' },
            payload,
          })
          expect(judge(answer, route.service)).toEqual([])
          const isChanged = world.writeCount() !== before.count && world.state() !== before.state
          expect(isChanged && answer.statusCode >= 400).toBe(false)
          if (isChanged) actor = await world.enter()
        }),
        { numRuns: RUNS, seed: 20_261_121 },
      )
    },
    60_000,
  )
})
