import type { Ref } from 'react'

interface Preventable {
  readonly defaultPrevented: boolean
}

/** One handler of two: the consumer's comes first, and ours only if theirs has not prevented the default. */
export function both<Event extends Preventable>(
  ours: (event: Event) => void,
  theirs: ((event: Event) => void) | undefined,
): (event: Event) => void {
  if (!theirs) return ours
  return (event) => {
    theirs(event)
    if (!event.defaultPrevented) ours(event)
  }
}

/** One ref of two. Not stable while the consumer gives one: where ours is dear, call `attach` in a stable callback. */
export function bothRefs<Instance>(ours: Ref<Instance>, theirs: Ref<Instance> | undefined): Ref<Instance> {
  if (!theirs) return ours
  return (instance) => {
    const detachOurs = attach(ours, instance)
    const detachTheirs = attach(theirs, instance)
    return () => {
      detachOurs()
      detachTheirs()
    }
  }
}

/** Fills a ref; what it returns empties it again. */
export function attach<Instance>(ref: Ref<Instance> | undefined, instance: Instance | null): () => void {
  if (typeof ref === 'function') return ref(instance) ?? (() => void ref(null))
  if (ref) ref.current = instance
  return () => {
    if (ref) ref.current = null
  }
}
