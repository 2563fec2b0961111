import { LRUCache } from 'lru-cache'
import type { PageParameter } from '../../app/page/resolve/pageQuery.js'
import { narrowResource, type PageResource } from './resourceAddress.js'

const MAX_BYTES = 1024 * 1024
const ENTRY_BYTES = 64

/** The query parameters that the pages of a path read; known once a page has been produced there. */
export interface TakenQueries {
  /** The resource without the parameters that its page does not read. */
  narrow(resource: PageResource): PageResource
  learn(resource: PageResource, taken: readonly PageParameter[]): void
}

/** Bounded: the least recently used paths are dropped and learned again. */
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
