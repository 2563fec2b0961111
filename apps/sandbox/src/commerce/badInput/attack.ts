import type { InjectOptions, LightMyRequestResponse } from 'fastify'
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
 * @returns what went wrong: a status from 500 on, a wrong shape, a leak, or state that a refused call changed
 */
export async function attack(
  route: CommerceRoute,
  attacks: readonly Attack[],
  world: World,
): Promise<readonly string[]> {
  const complaints: string[] = []
  let actor = await world.enter()
  let before = world.state()
  for (const { name, request, expected } of attacks) {
    const answer = await call(world.app, actor.token, request(route, actor))
    const after = world.state()
    for (const fault of [...judge(answer, route.service), ...judgeState(answer, before, after)]) {
      complaints.push(`${name}: ${fault}`)
    }
    if (expected && !expected.includes(answer.statusCode)) complaints.push(`${name}: answered ${answer.statusCode}`)
    // An accepted write may have used up what the next attack needs.
    if (after !== before && route.method !== 'GET') actor = await world.enter()
    before = after === before ? before : world.state()
  }
  return complaints
}

function judgeState({ statusCode }: LightMyRequestResponse, before: string, after: string): readonly string[] {
  return statusCode >= 400 && before !== after ? [`changed state although it answered ${statusCode}`] : []
}
