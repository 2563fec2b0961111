/** What a fault does to a call. README.md "Faults" describes each. */
export const FAULT_KINDS = [
  'latency',
  'status',
  'malformed',
  'wrong-type',
  'truncated',
  'reset',
  'drip',
  'hang',
  'rate-limit',
  'expired-token',
  'load',
  'maintenance',
] as const

export type FaultKind = (typeof FAULT_KINDS)[number]

/** One fault as a test states it. */
export interface FaultRule {
  /** `METHOD path`: `*` = every method; a path with parameters is a whole route, one without is a prefix. */
  readonly endpoint: string
  readonly kind: FaultKind
  /** Status of `status`; 200 makes `load` a mere warning. */
  readonly status?: number | undefined
  /** Milliseconds: delay of `latency`, pause between two bytes of `drip`, Retry-After of `rate-limit` (in seconds there). */
  readonly ms?: number | undefined
  /** How many calls it strikes; absent = all. */
  readonly times?: number | undefined
  /** Share of the calls that it strikes, 0 to 1; drawn from `seed`, so that a run can be repeated. */
  readonly probability?: number | undefined
  readonly seed?: number | undefined
  /** The work is done first, then its answer is lost. */
  readonly afterWork?: boolean | undefined
  /** Replaces the body of `status`. */
  readonly body?: unknown
  /** Names of the fields that `wrong-type` changes, at any depth; absent = those at the top. */
  readonly fields?: readonly string[] | undefined
  /** `html` makes `wrong-type` a login page with status 200. */
  readonly as?: 'fields' | 'html' | undefined
  /** `expired-token` strikes only tokens issued before this time, in epoch milliseconds. */
  readonly issuedBefore?: number | undefined
}

/** A rule in force. */
export interface ActiveFault extends FaultRule {
  readonly id: string
  /** How often it has struck. */
  readonly struck: number
}
