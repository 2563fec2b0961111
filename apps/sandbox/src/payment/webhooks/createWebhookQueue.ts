import { setTimeout as wait } from 'node:timers/promises'

/** A webhook to deliver. */
export interface WebhookCall {
  readonly id: string
  readonly type: string
  readonly paymentId: string
  readonly url: string
  readonly body: string
  /** Computed for each attempt, since a signature contains its time. */
  readonly headers: () => Readonly<Record<string, string>>
  /** Time before the first attempt. */
  readonly delayMs: number
  /** False: may overtake earlier webhooks of its payment, and be overtaken. */
  readonly isOrdered: boolean
  /** False: one attempt only, whatever its answer. */
  readonly isRepeated: boolean
}

/** `null` = no answer. */
export interface WebhookAttempt {
  readonly at: string
  readonly status: number | null
}

/** A webhook as the admin API lists it. */
export interface WebhookRecord {
  readonly id: string
  readonly type: string
  readonly paymentId: string
  readonly url: string
  readonly body: string
  readonly state: 'waiting' | 'delivered' | 'given_up'
  readonly attempts: readonly WebhookAttempt[]
}

/** Delivers webhooks until the shop accepts them. */
export interface WebhookQueue {
  /** Resolves after the first attempt, whatever its answer. */
  send(call: WebhookCall): Promise<void>
  all(): readonly WebhookRecord[]
  /** Forgets everything and ends all deliveries. */
  clear(): void
}

const ATTEMPT_TIMEOUT_MS = 10_000
const MAXIMUM_RECORDS = 2000

/**
 * Creates an empty queue. The order of a payment's webhooks is kept: the next one waits until the previous one is
 * accepted or given up.
 * @param retryMs times between the attempts; after the last one a webhook is given up
 */
export function createWebhookQueue(retryMs: readonly number[], now: () => number): WebhookQueue {
  const records = new Map<number, WebhookRecord>()
  const chains = new Map<string, Promise<void>>()
  let lastKey = 0
  let ending = new AbortController()

  const update = (key: number, change: (record: WebhookRecord) => Partial<WebhookRecord>) => {
    const record = records.get(key)
    if (record) records.set(key, { ...record, ...change(record) })
  }

  async function deliver(key: number, call: WebhookCall, signal: AbortSignal, onFirst: () => void): Promise<void> {
    const delays = call.isRepeated ? [call.delayMs, ...retryMs] : [call.delayMs]
    for (const delay of delays) {
      await wait(delay, undefined, { signal, ref: false })
      const status = await attempt(call, signal)
      signal.throwIfAborted()
      const isDelivered = status !== null && status >= 200 && status < 300
      update(key, ({ attempts }) => ({
        attempts: [...attempts, { at: new Date(now()).toISOString(), status }],
        ...(isDelivered && { state: 'delivered' as const }),
      }))
      onFirst()
      if (isDelivered) return
    }
    update(key, () => ({ state: 'given_up' }))
  }

  return {
    send(call) {
      lastKey += 1
      const key = lastKey
      const { signal } = ending
      const { id, type, paymentId, url, body } = call
      records.set(key, { id, type, paymentId, url, body, state: 'waiting', attempts: [] })
      records.delete(key - MAXIMUM_RECORDS)
      const { promise, resolve } = Promise.withResolvers<void>()
      const previous = call.isOrdered ? (chains.get(paymentId) ?? Promise.resolve()) : Promise.resolve()
      const done = previous
        .then(() => deliver(key, call, signal, resolve))
        // Deliveries end when the queue is cleared.
        .catch(() => undefined)
        .then(resolve)
      if (call.isOrdered) chains.set(paymentId, done)
      return promise
    },
    all: () => [...records.values()],
    clear() {
      ending.abort()
      ending = new AbortController()
      records.clear()
      chains.clear()
    },
  }
}

async function attempt({ url, body, headers }: WebhookCall, signal: AbortSignal): Promise<number | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers() },
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]),
    })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return null
  }
}
