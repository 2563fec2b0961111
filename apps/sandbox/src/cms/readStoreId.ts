import { stores } from '../seed/stores.js'
import { ContentFault } from './ContentFault.js'
import { readString } from './readers.js'

/** Id of an existing boutique. @throws ContentFault */
export function readStoreId(value: unknown, place: string): string {
  const id = readString(value, place)
  if (stores.some((store) => store.id === id)) return id
  throw new ContentFault(place, `"${id}" is not a boutique. Use one of ${stores.map((store) => store.id).join(', ')}.`)
}
