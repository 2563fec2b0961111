import { LRUCache } from 'lru-cache'

/** Concurrent page renders per client. */
const AT_ONCE = 8
/** Further requests of one client in the queue, and the maximum wait in ms. */
const WAITING = 32
const MAX_WAIT_MS = 5000
/** Pages that one client may render without delay, and how fast this allowance recovers. */
const BURST = 400
const PER_SECOND = 10
const MAX_CLIENTS = 10_000
/** More concurrent renders than the machine can finish in a second. */
const MANY = 32

interface Client {
  allowance: number
  at: number
  underWay: number
  /** Start functions of the queued pages, oldest first. */
  readonly waiting: Set<() => void>
}

export interface RenderPass {
  /** Resolves when rendering may start. */
  readonly ready: Promise<void>
  /** Releases the slot, rendered or not. */
  leave(): void
}

/** Limits concurrent renders per client and in total. Stored pages are never counted. */
export interface RenderLimits {
  /**
   * Starts a render immediately; null = too many of this client are in progress. A client that reads one page after
   * another is slowed down at most, never refused.
   */
  enter(client: string): RenderPass | null
  /**
   * Starts a render from the client's queue; null = the queue is full, the wait was too long, or the connection closed.
   */
  enterInTurn(client: string, connection?: AbortSignal): Promise<RenderPass | null>
  /** True when more is in progress than can be finished soon. */
  isBusy(): boolean
}

/** @param options.scale factor for every limit per client */
export function createRenderLimits(options: {
  readonly scale: number
  readonly now: () => number
  readonly wait?: ((ms: number) => Promise<void>) | undefined
}): RenderLimits {
  const { scale, now } = options
  const wait = options.wait ?? ((ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)))
  const clients = new LRUCache<string, Client>({ max: MAX_CLIENTS })
  const perSecond = PER_SECOND * scale
  let underWay = 0

  function clientOf(name: string): Client {
    const known = clients.get(name)
    const client = known ?? { allowance: BURST * scale, at: now(), underWay: 0, waiting: new Set() }
    if (!known) clients.set(name, client)
    return client
  }

  function admit(client: Client): RenderPass {
    const earned = ((now() - client.at) / 1000) * perSecond
    client.allowance = Math.min(BURST * scale, client.allowance + earned) - 1
    client.at = now()
    client.underWay += 1
    underWay += 1
    return {
      // The debt, and so the delay, is bounded by what one client may have in progress.
      ready: client.allowance < 0 ? wait((-client.allowance / perSecond) * 1000) : Promise.resolve(),
      leave() {
        client.underWay -= 1
        underWay -= 1
        const [startNext] = client.waiting
        startNext?.()
      },
    }
  }

  return {
    enter(name) {
      const client = clientOf(name)
      return client.underWay < AT_ONCE * scale ? admit(client) : null
    },
    async enterInTurn(name, connection) {
      const client = clientOf(name)
      if (client.waiting.size >= WAITING * scale) return null
      return new Promise((resolve) => {
        const start = () => end(admit(client))
        const timer = setTimeout(() => end(null), MAX_WAIT_MS)
        const end = (pass: RenderPass | null) => {
          clearTimeout(timer)
          client.waiting.delete(start)
          resolve(pass)
        }
        client.waiting.add(start)
        connection?.addEventListener('abort', () => end(null))
      })
    },
    isBusy: () => underWay >= MANY,
  }
}
