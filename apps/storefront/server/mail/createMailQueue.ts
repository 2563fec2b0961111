import { LRUCache } from 'lru-cache'
import { type Mail, MailError, type MailSender } from './mailSender.js'

/** Pauses before the second and each further try, ms: 36 minutes in all. */
const PAUSES_MS = [2000, 15_000, 60_000, 300_000, 1_800_000]
/** More waiting mails mean that the mail service is down for long. */
const MOST_WAITING = 2000
const MOST_KEYS = 50_000

/** Mails waiting in memory until they are sent. */
export interface MailQueue {
  /**
   * Sends a mail soon and never waits for it. A key that was added before is ignored.
   *
   * @param key e.g. `order-confirmation/00001234`; contains nothing personal, because it is logged
   * @param compose creates the mail; what it throws is logged, and it is called again as after a failure to send
   * @returns false when the key is known or too many mails are waiting
   */
  add(key: string, compose: () => Mail | Promise<Mail>): boolean
  /** Resolves when every mail is sent or given up. */
  idle(): Promise<void>
  /** Gives up what is not sent within some seconds. */
  close(): Promise<void>
}

export interface MailQueueOptions {
  readonly sender: MailSender
  readonly log: {
    info(facts: object, message: string): void
    warn(facts: object, message: string): void
    error(facts: object, message: string): void
  }
  readonly pausesMs?: readonly number[] | undefined
  readonly closeWithinMs?: number | undefined
}

/** A queue in memory: a stopped process loses what it could not send, and logs the keys. */
export function createMailQueue(options: MailQueueOptions): MailQueue {
  const { sender, log, pausesMs = PAUSES_MS, closeWithinMs = 3000 } = options
  const known = new LRUCache<string, true>({ max: MOST_KEYS })
  const running = new Map<string, Promise<void>>()
  const closing = new AbortController()

  async function deliver(key: string, compose: () => Mail | Promise<Mail>): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await sender.send(await compose(), key)
        log.info({ mail: key, attempt }, 'A mail was sent')
        return
      } catch (error) {
        const failure = error instanceof MailError ? error.failure : 'temporary'
        const pause = pausesMs[attempt]
        const facts = { mail: key, attempt, failure, reason: reasonOf(error) }
        if (failure !== 'temporary' || pause === undefined || !(await waited(pause, closing.signal))) {
          log.error({ ...facts, alert: true }, 'A mail was given up')
          return
        }
        log.warn(facts, 'A mail could not be sent and is tried again')
      }
    }
  }

  return {
    add(key, compose) {
      if (known.has(key) || closing.signal.aborted) return false
      if (running.size >= MOST_WAITING) {
        log.error({ mail: key, alert: true }, 'A mail was given up: too many are waiting')
        return false
      }
      known.set(key, true)
      const run = deliver(key, compose).finally(() => running.delete(key))
      running.set(key, run)
      return true
    },
    async idle() {
      while (running.size > 0) await Promise.all(running.values())
    },
    async close() {
      const deadline = new AbortController()
      const sent = Promise.all(running.values())
      closing.abort()
      await Promise.race([sent, waited(closeWithinMs, deadline.signal)])
      deadline.abort()
      await sender.close()
    },
  }
}

/** The class of an error and, for errors of this folder, its message: others may repeat an address. */
function reasonOf(error: unknown): string {
  if (error instanceof MailError) return error.message
  return error instanceof Error ? error.name : 'unknown'
}

/** False = aborted before the time was over. */
function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false)
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve(true)
    }, ms)
    timer.unref()
    const stop = () => {
      clearTimeout(timer)
      resolve(false)
    }
    signal.addEventListener('abort', stop, { once: true })
  })
}
