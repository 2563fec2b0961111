/** State of data that a hook reads. */
export interface DataState<Data> {
  /** null = the platform has none, or not loaded yet; `status` tells. */
  readonly data: Data | null
  /** `idle` = nothing is asked. `error` never means that there is no data. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  readonly error: unknown
  /** Asks again, after an error or when the data may have changed elsewhere. */
  readonly reload: () => Promise<void>
}

/** State from what SWR knows. Data that are there stay, even while a later reading fails. */
export function dataState<Data>(
  isAsked: boolean,
  data: Data | undefined,
  error: unknown,
  reload: () => Promise<unknown>,
): DataState<Data> {
  return {
    data: data ?? null,
    status: isAsked ? (data !== undefined ? 'ready' : error === undefined ? 'loading' : 'error') : 'idle',
    error,
    reload: async () => {
      await reload()
    },
  }
}
