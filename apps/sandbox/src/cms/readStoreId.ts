import { stores } from '../seed/stores.js'
import { ContentFault } from './ContentFault.js'
import { readString } from './readers.js'

/** Id of a boutique that commerce has. @throws ContentFault */
export function readStoreId(value: unknown, place: string): string {
  const id = readString(value, place)
  if (stores.some((store) => store.id === id)) return id
  throw new ContentFault(place, `"${id}" is no boutique. Use one of ${stores.map((store) => store.id).join(', ')}.`)
}
