import { LRUCache } from 'lru-cache'
import type { PageParameter } from '../../app/page/pageQuery.js'
import { narrowResource, type PageResource } from './resourceAddress.js'

const MAX_BYTES = 1024 * 1024
const ENTRY_BYTES = 64

/** Which query parameters the pages of a path take: known once a page has been made there. */
export interface TakenQueries {
  /** The resource without parameters that its page is known not to take. */
  narrow(resource: PageResource): PageResource
  learn(resource: PageResource, taken: readonly PageParameter[]): void
}

/** Bounded: of too many paths those go that have not been asked for longest, and are learned anew. */
export function createTakenQueries(): TakenQueries {
  const known = new LRUCache<string, readonly PageParameter[]>({
    maxSize: MAX_BYTES,
    sizeCalculation: (_, place) => place.length + ENTRY_BYTES,
  })
  return {
    narrow(resource) {
      if (resource.page.query === '') return resource
      const taken = known.get(resource.place)
      return taken ? narrowResource(resource, taken) : resource
    },
    learn({ place }, taken) {
      known.set(place, taken)
    },
  }
}
