import type { Ref } from 'react'

interface Preventable {
  readonly defaultPrevented: boolean
}

/** Combines two handlers: the consumer's runs first, ours only if it has not called `preventDefault`. */
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

/**
 * Combines two refs. Not stable if the consumer passes one; when reattaching is expensive, call `attach` in a stable
 * callback.
 */
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

/** Sets a ref; returns a function that clears it. */
export function attach<Instance>(ref: Ref<Instance> | undefined, instance: Instance | null): () => void {
  if (typeof ref === 'function') return ref(instance) ?? (() => void ref(null))
  if (ref) ref.current = instance
  return () => {
    if (ref) ref.current = null
  }
}
