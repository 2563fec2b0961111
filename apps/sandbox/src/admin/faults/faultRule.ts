/** Effects of a fault; README.md "Faults" describes each. */
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

/** A fault as a test defines it. */
export interface FaultRule {
  /** `METHOD path`: `*` = every method; a path with parameters is a whole route, one without is a prefix. */
  readonly endpoint: string
  readonly kind: FaultKind
  /** Status of `status`; 200 turns `load` into a warning. */
  readonly status?: number | undefined
  /**
   * Milliseconds: delay of `latency`, pause between two bytes of `drip`, Retry-After of `rate-limit` (there rounded to
   * seconds).
   */
  readonly ms?: number | undefined
  /** Number of calls to affect; absent = all. */
  readonly times?: number | undefined
  /** Probability per call, 0 to 1; derived from `seed`, so that runs are repeatable. */
  readonly probability?: number | undefined
  readonly seed?: number | undefined
  /** Does the work first, then discards the response. */
  readonly afterWork?: boolean | undefined
  /** Replaces the body of `status`. */
  readonly body?: unknown
  /** Names of the fields that `wrong-type` changes, at any depth; absent = the top-level fields. */
  readonly fields?: readonly string[] | undefined
  /** `html` makes `wrong-type` return a login page with status 200. */
  readonly as?: 'fields' | 'html' | undefined
  /** `expired-token` affects only tokens issued before this time, in epoch milliseconds. */
  readonly issuedBefore?: number | undefined
}

/** An active fault. */
export interface ActiveFault extends FaultRule {
  readonly id: string
  /** Number of affected calls. */
  readonly struck: number
}
