import type { FastifyInstance } from 'fastify'

/** A received call. */
export interface ReceivedCall {
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly query: unknown
}

/** Replaces the default response of a call. */
export interface FakeAnswer {
  readonly status?: number | undefined
  /** Sent as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly delayMs?: number | undefined
}

/** A minimal login service and commerce API on loopback, with switches for faults. */
export interface FakePlatform {
  readonly url: string
  readonly server: FastifyInstance
  /** Calls as `METHOD path`, without the organization and without those of the login service. */
  readonly calls: string[]
  /** Received bodies and headers, in the order of `calls`. */
  readonly received: ReceivedCall[]
  /** Responses by `METHOD path`; the defaults are 200 with a basket, and 204 for a deletion. */
  readonly answers: Map<string, FakeAnswer>
  /** Access tokens that are refused from now on. */
  readonly refused: Set<string>
  /** Passwords by login. */
  readonly passwords: Map<string, string>
  /** Calls of the login service as `METHOD path`, with their forms; guest logins and refreshes are only counted. */
  readonly logins: { readonly call: string; readonly headers: ReceivedCall['headers']; readonly form: unknown }[]
  refreshes: number
  guests: number
  /** Status of every refresh; null = the default. */
  refreshStatus: number | null
  /** Status of every other login service call except authorize and token; null = the default. */
  loginStatus: number | null
  /** Lifetime of new access tokens in seconds. */
  lifeTime: number
}
