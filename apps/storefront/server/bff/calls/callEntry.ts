import type { z } from 'zod'

/**
 * Calls allowed per session and address, counted over all calls of a group. `perAddress` also limits one address with
 * many sessions: tightly for guessable values and mails, otherwise to ten shoppers at full rate.
 */
export const callLimits = {
  catalogue: { max: 240, seconds: 60, perAddress: 2400 },
  search: { max: 120, seconds: 60, perAddress: 1200 },
  suggest: { max: 60, seconds: 60, perAddress: 600 },
  place: { max: 60, seconds: 60, perAddress: 600 },
  basketReading: { max: 60, seconds: 60, perAddress: 600 },
  basket: { max: 60, seconds: 60, perAddress: 600 },
  account: { max: 60, seconds: 60, perAddress: 600 },
  wishlist: { max: 60, seconds: 60, perAddress: 600 },
  order: { max: 30, seconds: 60, perAddress: 120 },
  password: { max: 5, seconds: 600, perAddress: 20 },
  guess: { max: 10, seconds: 600, perAddress: 40 },
  mail: { max: 5, seconds: 600, perAddress: 20 },
} as const satisfies Record<string, { readonly max: number; readonly seconds: number; readonly perAddress: number }>

export type CallLimitName = keyof typeof callLimits

/** Credentials of the customer after a call. */
export interface NewCredentials {
  readonly password: string
  /**
   * Current password, checked with the login service before the call because the platform may not ask for it; null =
   * the platform checks it.
   */
  readonly provedBy: string | null
}

/** One platform call that the browser may make. */
export interface CallEntry {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `{family}/{api}/{version}` */
  readonly api: string
  /** Path after the organization, with `{name}` for ids. `{customerId}` must be the session's own. */
  readonly path: string
  /**
   * Which token is sent: `shared` = the server's guest; `visitor` = the visitor's own if there is a session, else the
   * shared one; `session` = the shopper's; `registered` = a signed-in shopper's (guests get 403).
   */
  readonly auth: 'shared' | 'visitor' | 'session' | 'registered'
  /** Only these fields are forwarded; null = the call has no body. */
  readonly body: z.ZodType<object> | null
  /**
   * Query parameters forwarded in addition to `locale`, `currency` and our site id; null = any well-formed parameter.
   */
  readonly query: readonly string[] | null
  readonly limit: CallLimitName
  /** A stricter limit for bodies that contain a guessable value; null = none. */
  readonly bodyLimit?: ((body: unknown) => CallLimitName | null) | undefined
  /** The platform supports `Idempotency-Key` itself and does not send twice. */
  readonly takesKey?: true | undefined
  /** Not repeated for the new guest that replaces an ended session; the same holds for calls with an id. */
  readonly isOwn?: true | undefined
  /** Refused where the native checkout takes payments: it orders itself, after what the buyer must see and agree to. */
  readonly isCheckout?: boolean | undefined
  /** The credentials that a body changes; null = none. Such a change ends every session of the customer. */
  readonly credentials?: ((body: object | undefined) => NewCredentials | null) | undefined
  /** Whether the body shows that a robot filled in the form: the call is then answered with 204 and not made. */
  readonly isRobot?: ((body: unknown) => boolean) | undefined
}
