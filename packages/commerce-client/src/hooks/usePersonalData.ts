import type { DataState } from './dataState.js'
import { type ResourceDefinition, openResource } from '../sync/resource.js'
import { type Enabled, usePersonalRead } from './usePersonalRead.js'

/** Reads personal data with pending updates applied. */
export function usePersonalData<Data>(kind: ResourceDefinition<Data>, enabled: Enabled): DataState<Data> {
  return usePersonalRead({ ...kind, read: (shop, session) => openResource(shop, kind, session).read() }, enabled)
}
