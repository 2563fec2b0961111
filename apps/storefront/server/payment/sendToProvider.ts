import { mayHaveArrived } from '../upstream/mayHaveArrived.js'
import { PaymentProviderError } from './paymentProvider.js'

/** One JSON call to a payment provider. */
export interface ProviderCall {
  readonly method: 'GET' | 'POST'
  /** Complete address. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: object | undefined
  /** Sent as `idempotency-key`. */
  readonly key?: string | undefined
}

/** Statuses after which the same call with the same key may still succeed. */
const UNKNOWN_STATUSES: ReadonlySet<number> = new Set([408, 409, 425])
const TOO_MANY_REQUESTS = 429

/**
 * Sends one call and returns its JSON. It does not repeat.
 *
 * @throws PaymentProviderError when there is no usable answer.
 */
export async function sendToProvider(
  fetch: typeof globalThis.fetch,
  provider: string,
  { method, url, headers, body, key }: ProviderCall,
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    redirect: 'error',
    headers: {
      accept: 'application/json',
      ...headers,
      ...(body && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new PaymentProviderError(provider, mayHaveArrived(cause) ? 'unknown' : 'notSent', { cause })
  })
  if (response.ok)
    return response.json().catch((cause: unknown) => {
      throw new PaymentProviderError(provider, 'unknown', { cause })
    })
  const cause = new Error(`status ${response.status}`)
  if (response.status === TOO_MANY_REQUESTS) throw new PaymentProviderError(provider, 'notSent', { cause })
  const isUnknown = response.status >= 500 || UNKNOWN_STATUSES.has(response.status)
  throw new PaymentProviderError(provider, isUnknown ? 'unknown' : 'rejected', { cause })
}
