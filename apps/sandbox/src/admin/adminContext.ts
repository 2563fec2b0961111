import type { FastifyInstance } from 'fastify'
import type { Publish } from '../cms/createPublish.js'
import type { CommerceContext } from '../commerce/commerceContext.js'
import type { SandboxContext } from '../sandboxContext.js'
import type { FaultSwitch } from './faults/createFaultSwitch.js'
import type { RouteAddress } from './faults/endpointPattern.js'

/** Dependencies of the admin API. */
export interface AdminContext {
  readonly app: FastifyInstance
  readonly sandbox: SandboxContext
  readonly commerce: CommerceContext
  readonly faults: FaultSwitch
  readonly publish: Publish
  /** Every route of the sandbox. */
  readonly routes: readonly RouteAddress[]
}
