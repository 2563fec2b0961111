import type { z } from 'zod'

/**
 * How often a shopper may call, whatever call of the group it is; per session and address. `perAddress` bounds one address
 * with many sessions as well, tightly where something is guessed or mailed, else by ten shoppers at full speed.
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

/** How a customer signs in after a call. */
export interface NewCredentials {
  readonly password: string
  /** Checked with the login service before the call is made, since the platform may not ask for it; null = it does. */
  readonly provedBy: string | null
}

/** One platform call that the browser may make. */
export interface CallEntry {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `{family}/{api}/{version}` */
  readonly api: string
  /** After the organization, with `{name}` for ids. `{customerId}` must be the session's own. */
  readonly path: string
  /**
   * Whose token: the server's shared guest; the visitor's own where there is a session, else the shared one; the shopper's;
   * the shopper's when signed in (a guest is refused).
   */
  readonly auth: 'shared' | 'visitor' | 'session' | 'registered'
  /** Named fields only go on; null = there is no body. */
  readonly body: z.ZodType<object> | null
  /** Parameters that go on beside `locale`, `currency` and our site; null = any of a plain form. */
  readonly query: readonly string[] | null
  readonly limit: CallLimitName
  /** A stricter limit that the body calls for, where it holds something to be guessed; null = none. */
  readonly bodyLimit?: ((body: unknown) => CallLimitName | null) | undefined
  /** The platform knows the `Idempotency-Key` too, and sends nothing twice. */
  readonly takesKey?: true | undefined
  /** Makes no sense for the new guest who takes the place of a session that ended; so do calls with an id. */
  readonly isOwn?: true | undefined
  /** What a body changes of the way the customer signs in; null = nothing. Such a change ends every session. */
  readonly credentials?: ((body: object | undefined) => NewCredentials | null) | undefined
  /** Whether only a robot sends such a body: then the call is answered 204 and not made. */
  readonly isRobot?: ((body: unknown) => boolean) | undefined
}
