import type { InjectOptions } from 'fastify'
import { judge } from './judge.js'
import type { CommerceRoute } from './commerceRoutes.js'
import { call, type Actor, type World } from './openWorld.js'

/** One hostile call. */
export interface Attack {
  /** Reported when the attack succeeds. */
  readonly name: string
  request(route: CommerceRoute, actor: Actor): InjectOptions
  /** The only acceptable statuses; absent = any status below 500. */
  readonly expected?: readonly number[]
}

/**
 * Runs attacks on one route.
 * @param enter creates the caller; called again after every accepted write
 * @returns faults: a status of 500 or higher, a wrong format, a leak, or state changed by a refused call
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
    // An accepted write may have consumed the data that the next attack needs.
    if (route.method !== 'GET') actor = await enter()
    before = remember(world)
  }
  return complaints
}

function remember(world: World): { readonly writeCount: number; readonly state: string } {
  return { writeCount: world.writeCount(), state: world.state() }
}
