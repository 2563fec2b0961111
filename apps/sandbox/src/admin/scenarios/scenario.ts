import type { FaultRule } from '../faults/faultRule.js'
import type { AdminContext } from '../adminContext.js'
import type { SandboxClient } from './createSandboxClient.js'

/** A named state for tests and demonstrations. */
export interface Scenario {
  readonly name: string
  /** One line for `GET /sandbox/scenarios` and the README. */
  readonly description: string
  /** Creates the state and returns what a test needs to use it. */
  run(client: SandboxClient, context: AdminContext): Promise<ScenarioResult>
}

/** Tokens, ids and rules of a scenario, as returned by `POST /sandbox/scenarios/{name}`. */
export type ScenarioResult = Readonly<Record<string, unknown>>

/** A scenario that consists of faults, which replace the active ones. */
export function faultScenario(name: string, description: string, rules: readonly FaultRule[]): Scenario {
  return {
    name,
    description,
    async run(_client, { faults }) {
      faults.clear()
      return { faults: rules.map((rule) => faults.add(rule)) }
    },
  }
}
