import { LRUCache } from 'lru-cache'

/** Pages that one client may have made at once. */
const AT_ONCE = 8
/** Further pages of one client that wait for their turn, and how long one waits. */
const WAITING = 32
const MAX_WAIT_MS = 5000
/** Pages that one client may have made without waiting, and how fast this allowance comes back. */
const BURST = 400
const PER_SECOND = 10
const MAX_CLIENTS = 10_000
/** So many pages under way are more than the machine makes in a second. */
const MANY = 32

interface Client {
  allowance: number
  at: number
  underWay: number
  /** Starts of the pages that wait, oldest first. */
  readonly waiting: Set<() => void>
}

export interface RenderPass {
  /** Resolves when the page may be made. */
  readonly ready: Promise<void>
  /** Ends the page, made or not. */
  leave(): void
}

/** Bounds how many pages are made, for one client and for all. What is stored is never counted. */
export interface RenderLimits {
  /**
   * Lets a client have a page made now; null = too many of theirs are under way. Whoever reads one page after the other is
   * slowed down at most, never refused.
   */
  enter(client: string): RenderPass | null
  /**
   * Lets a client have a page made in its turn; null = too many of theirs wait already, this one has waited too long, or
   * its connection has ended.
   */
  enterInTurn(client: string, connection?: AbortSignal): Promise<RenderPass | null>
  /** True when more is under way than can be made soon. */
  isBusy(): boolean
}

/** @param options.scale factor on every limit of one client */
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
      // The debt is never larger than what one client may have under way, and neither is the wait.
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
