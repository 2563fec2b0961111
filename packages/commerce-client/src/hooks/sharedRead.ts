import useSWR from 'swr'
import type { ScapiClient } from '../client/createScapiClient.js'
import { useCommerce } from './CommerceProvider.js'
import { type DataState, dataState } from './dataState.js'
import { type SharedKeyName, swrKeys } from './swrKeys.js'
import { swrPolicy } from './swrPolicy.js'

/** A hook that reads data which no shopper owns; `null` = not known yet what to ask, so nothing is asked. */
export type SharedReadHook<Parameters, Data> = (parameters: Parameters | null) => DataState<Data>

/**
 * Makes a hook of a call. The data of the last parameters stay until the new ones are there;
 * `status` tells that they are not: `loading`, or `error`. Mark the call as pure.
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
