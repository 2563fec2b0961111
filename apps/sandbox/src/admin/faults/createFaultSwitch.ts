import { createSecret } from '../../store/identifiers.js'
import { matchesCall, parseEndpoint, type EndpointPattern } from './endpointPattern.js'
import type { ActiveFault, FaultRule } from './faultRule.js'
import { createRandom } from '../../createRandom.js'
import { tokenIssuedAt } from './tokenIssuedAt.js'

/** The properties of a call that faults match. */
export interface FaultCall {
  readonly method: string
  /** Path without the query. */
  readonly path: string
  /** Template of its route; absent if no route matches. */
  readonly route: string | undefined
  readonly authorization: string | undefined
}

/** The active faults, in memory. */
export interface FaultSwitch {
  /** @throws RangeError for a malformed endpoint */
  add(rule: FaultRule): ActiveFault
  /** False if there is none with this id. */
  remove(id: string): boolean
  clear(): void
  all(): readonly ActiveFault[]
  /** The first fault that matches a call, and counts it; `null` = none. */
  strike(call: FaultCall): ActiveFault | null
  /** Header that exempts the sandbox's own calls from faults; its value is a secret of the process. */
  readonly bypass: Readonly<Record<typeof BYPASS_HEADER, string>>
}

export const BYPASS_HEADER = 'x-sandbox-bypass'

interface Entry {
  readonly rule: FaultRule
  readonly id: string
  readonly pattern: EndpointPattern
  readonly random: () => number
  struck: number
}

/** Creates an empty fault switch. */
export function createFaultSwitch(): FaultSwitch {
  let entries: readonly Entry[] = []
  let lastId = 0

  return {
    bypass: { [BYPASS_HEADER]: createSecret() },
    add(rule) {
      const pattern = parseEndpoint(rule.endpoint)
      if (!pattern) throw new RangeError(`"${rule.endpoint}" is not an endpoint. Write it as "GET /path".`)
      lastId += 1
      const entry = { rule, id: `fault-${lastId}`, pattern, random: createRandom(rule.seed ?? 1), struck: 0 }
      entries = [...entries, entry]
      return toFault(entry)
    },
    remove(id) {
      const before = entries.length
      entries = entries.filter((entry) => entry.id !== id)
      return entries.length < before
    },
    clear() {
      entries = []
    },
    all: () => entries.map(toFault),
    strike(call) {
      const entry = entries.find((candidate) => strikes(candidate, call))
      if (!entry) return null
      entry.struck += 1
      return toFault(entry)
    },
  }
}

function strikes({ rule, pattern, random, struck }: Entry, { method, path, route, authorization }: FaultCall): boolean {
  if (struck >= (rule.times ?? Number.POSITIVE_INFINITY) || !matchesCall(pattern, method, path, route)) return false
  if (rule.issuedBefore !== undefined && !(tokenIssuedAt(authorization) < rule.issuedBefore)) return false
  return rule.probability === undefined || random() < rule.probability
}

function toFault({ rule, id, struck }: Entry): ActiveFault {
  return { ...rule, id, struck }
}
