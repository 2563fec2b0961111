/** State of data that a hook reads. */
export interface DataState<Data> {
  /** null = not loaded, or no such data on the platform; see `status`. */
  readonly data: Data | null
  /** `idle` = no request. `failed` does not mean that there is no data. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly error: unknown
  /** Fetches again, after a failure or when the data may have changed elsewhere. */
  readonly reload: () => Promise<void>
}

/** State from an SWR response. Loaded data are kept when a later request fails. */
export function dataState<Data>(
  isAsked: boolean,
  data: Data | undefined,
  error: unknown,
  reload: () => Promise<unknown>,
): DataState<Data> {
  return {
    data: data ?? null,
    status: isAsked ? (data !== undefined ? 'ready' : error === undefined ? 'loading' : 'failed') : 'idle',
    error,
    reload: async () => {
      await reload()
    },
  }
}
