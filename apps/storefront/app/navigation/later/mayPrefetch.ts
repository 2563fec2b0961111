/** Part of the Network Information API; only some browsers have it. */
interface Connection {
  readonly saveData?: boolean | undefined
  readonly effectiveType?: string | undefined
}

interface Network {
  readonly onLine?: boolean | undefined
  readonly connection?: Connection | undefined
}

/** Whether pages may be fetched that nobody has pointed at: never over a connection that may be slow or dear. */
export function mayPrefetchUnasked({ onLine, connection }: Network): boolean {
  return mayPrefetch({ onLine, connection }) && (connection?.effectiveType ?? '4g') === '4g'
}

/** Whether pages may be fetched ahead: not for whoever saves data, nor over a connection that the next click needs. */
export function mayPrefetch({ onLine = true, connection }: Network): boolean {
  return onLine && !connection?.saveData && !connection?.effectiveType?.includes('2g')
}
