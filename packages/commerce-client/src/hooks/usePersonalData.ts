import type { DataState } from './dataState.js'
import { type PersonalKind, personalData } from './personalData.js'
import { type Enabled, usePersonalRead } from './usePersonalRead.js'

/** Reads personal data that mutations change, with the changes that are on their way. */
export function usePersonalData<Data>(kind: PersonalKind<Data>, enabled: Enabled): DataState<Data> {
  return usePersonalRead({ ...kind, read: (shop, session) => personalData(shop, kind, session).read() }, enabled)
}
