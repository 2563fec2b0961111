/** Request policy of all client data (Spec §7): no retry, no refetch on focus, fresh for 10 s. */
export const swrPolicy = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  dedupingInterval: 10_000,
} as const

/** Policy of data that came with the HTML: not fetched again during hydration. */
export const serverDataPolicy = { ...swrPolicy, revalidateIfStale: false } as const
