import { LRUCache } from 'lru-cache'

/** Pages that one client may have made at once, those that wait included. */
const AT_ONCE = 8
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
   * Lets a client have a page made; null = too many of theirs are under way. Whoever reads one page after the other is
   * slowed down at most, never refused.
   */
  enter(client: string): RenderPass | null
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
    const client = known ?? { allowance: BURST * scale, at: now(), underWay: 0 }
    if (!known) clients.set(name, client)
    client.allowance = Math.min(BURST * scale, client.allowance + ((now() - client.at) / 1000) * perSecond)
    client.at = now()
    return client
  }

  return {
    enter(name) {
      const client = clientOf(name)
      if (client.underWay >= AT_ONCE * scale) return null
      client.underWay += 1
      client.allowance -= 1
      underWay += 1
      return {
        // The debt is never larger than what one client may have under way, and neither is the wait.
        ready: client.allowance < 0 ? wait((-client.allowance / perSecond) * 1000) : Promise.resolve(),
        leave() {
          client.underWay -= 1
          underWay -= 1
        },
      }
    },
    isBusy: () => underWay >= MANY,
  }
}
