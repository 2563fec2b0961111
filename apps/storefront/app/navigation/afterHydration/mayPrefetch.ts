/** Part of the Network Information API; only some browsers have it. */
interface Connection {
  readonly saveData?: boolean | undefined
  readonly effectiveType?: string | undefined
}

interface Network {
  readonly onLine?: boolean | undefined
  readonly connection?: Connection | undefined
}

/** Whether pages may be prefetched without user intent: never on slow or metered connections. */
export function mayPrefetchUnasked({ onLine, connection }: Network): boolean {
  return mayPrefetch({ onLine, connection }) && (connection?.effectiveType ?? '4g') === '4g'
}

/** Whether pages may be prefetched: not with data saver, nor on a connection that the next click needs. */
export function mayPrefetch({ onLine = true, connection }: Network): boolean {
  return onLine && !connection?.saveData && !connection?.effectiveType?.includes('2g')
}
