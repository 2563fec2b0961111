import type { FastifyInstance } from 'fastify'
import type { AdminContext } from '../adminContext.js'
import { AdminError } from '../AdminError.js'
import { basketScenarios } from './basketScenarios.js'
import { createSandboxClient } from './createSandboxClient.js'
import { customerScenarios } from './customerScenarios.js'
import { expiredTokens } from './expiredTokens.js'
import { faultScenarios } from './faultScenarios.js'
import type { Scenario } from './scenario.js'

/** Every scenario, in the order of the README. */
export const SCENARIOS: readonly Scenario[] = [
  ...basketScenarios,
  ...customerScenarios,
  ...faultScenarios,
  expiredTokens,
]

/** `/sandbox/scenarios`: GET lists them, POST with a name runs one. */
export function scenarioRoutes(app: FastifyInstance, context: AdminContext): void {
  const client = createSandboxClient(context.app, context.faults.bypass)

  app.get('/scenarios', () => ({ scenarios: SCENARIOS.map(({ name, description }) => ({ name, description })) }))

  app.post<{ Params: { name: string } }>('/scenarios/:name', async ({ params }) => {
    const scenario = SCENARIOS.find(({ name }) => name === params.name)
    if (!scenario) {
      const names = SCENARIOS.map(({ name }) => name).join(', ')
      throw new AdminError(404, `There is no scenario "${params.name.slice(0, 100)}". There are: ${names}.`)
    }
    return { scenario: scenario.name, ...(await scenario.run(client, context)) }
  })
}
