import useSWR from 'swr'
import type { ScapiClient } from '../client/operation.js'
import { useCommerce } from './CommerceProvider.js'
import { type DataState, dataState } from './dataState.js'
import { type SharedKeyName, swrKeys } from '../sync/swrKeys.js'
import { swrPolicy } from './swrPolicy.js'

/** A hook that reads data shared by all shoppers; `null` parameters = no request. */
export type SharedReadHook<Parameters, Data> = (parameters: Parameters | null) => DataState<Data>

/**
 * Creates a reading hook from a call. The data of the previous parameters are kept until the new ones are loaded;
 * meanwhile `status` is `loading` or `error`. Mark the call as pure.
 */
export function defineSharedRead<Parameters, Data>(
  name: SharedKeyName,
  read: (client: ScapiClient, parameters: Parameters) => Promise<Data>,
): SharedReadHook<Parameters, Data> {
  return function useRead(parameters) {
    const { client, scope } = useCommerce()
    const { data, error, isLoading, mutate } = useSWR<Data | undefined, unknown>(
      parameters === null ? null : swrKeys.data(name, scope, parameters),
      async () => (parameters === null ? undefined : read(client, parameters)),
      { ...swrPolicy, keepPreviousData: true },
    )
    const fresh = isLoading || error !== undefined ? undefined : data
    return { ...dataState(parameters !== null, fresh, error, mutate), data: data ?? null }
  }
}
