import fc from 'fast-check'
import { expect } from 'vitest'
import type { CommerceRoute } from './commerceRoutes.js'
import { judge } from './judge.js'
import { FIELD_NAMES } from './knownNames.js'
import { call, fill, type World } from './openWorld.js'
import { SITE_ID } from '../siteConfig.js'

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

/** Routes that take a body. */
export const writesOf = ({ routes }: World) =>
  routes
    .filter(({ service, method }) => service !== 'slas' && !['GET', 'DELETE', 'OPTIONS'].includes(method))
    .map((route) => [`${route.method} ${route.path}`, route] as const)

/** Expects a well-formed response to random bodies of known fields, and no change after a refusal. */
export async function checkAnyBody(world: World, route: CommerceRoute, numRuns: number): Promise<void> {
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
    { numRuns, seed: 20_261_121 },
  )
}
