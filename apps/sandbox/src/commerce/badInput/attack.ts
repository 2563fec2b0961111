import type { InjectOptions } from 'fastify'
import { judge } from './judge.js'
import type { CommerceRoute } from './commerceRoutes.js'
import { call, type Actor, type World } from './openWorld.js'

/** One hostile call. */
export interface Attack {
  /** Shown when it succeeds. */
  readonly name: string
  request(route: CommerceRoute, actor: Actor): InjectOptions
  /** Statuses that alone are right; absent = anything below 500. */
  readonly expected?: readonly number[]
}

/**
 * Runs attacks on one route.
 * @param enter makes who calls; called again after every accepted write
 * @returns what went wrong: a status from 500 on, a wrong shape, a leak, or state that a refused call changed
 */
export async function attack(
  route: CommerceRoute,
  attacks: readonly Attack[],
  world: World,
  enter: () => Promise<Actor> = world.enter,
): Promise<readonly string[]> {
  const complaints: string[] = []
  let actor = await enter()
  let before = remember(world)
  for (const { name, request, expected } of attacks) {
    const answer = await call(world.app, actor.token, request(route, actor))
    const { statusCode } = answer
    const isChanged = world.writeCount() !== before.writeCount && world.state() !== before.state
    const faults = [...judge(answer, route.service)]
    if (isChanged && statusCode >= 400) faults.push(`changed state although it answered ${statusCode}`)
    if (expected && !expected.includes(statusCode)) faults.push(`answered ${statusCode}`)
    complaints.push(...faults.map((fault) => `${name}: ${fault}`))
    if (!isChanged) continue
    // An accepted write may have used up what the next attack needs.
    if (route.method !== 'GET') actor = await enter()
    before = remember(world)
  }
  return complaints
}

function remember(world: World): { readonly writeCount: number; readonly state: string } {
  return { writeCount: world.writeCount(), state: world.state() }
}
