import { clsx } from 'clsx'
import type { Ref } from 'react'

interface Preventable {
  readonly defaultPrevented: boolean
}

interface Mergeable {
  readonly className?: string | undefined
}

/**
 * Merges the component's props of an element with the consumer's: class names are joined; the consumer's event handler
 * runs first, ours only if it has not called `preventDefault`. Of all other props the consumer's win, so set those that
 * must not change after the spread. The component's ref goes through `mergeRefs`, in the attribute itself:
 * React's lint rules do not let a ref be passed to a function that merges other props.
 */
export function mergeProps<Own extends Mergeable & Readonly<Record<string, unknown>>, Given extends object>(
  own: Own,
  given: (Given & Mergeable) | undefined,
): Own & Given
export function mergeProps(own: Mergeable & Readonly<Record<string, unknown>>, given?: Mergeable) {
  const merged: Record<string, unknown> = { ...given }
  for (const name in own) {
    const ours = own[name]
    const theirs = merged[name]
    merged[name] =
      name === 'className'
        ? clsx(own.className, given?.className)
        : isHandler(ours) && isHandler(theirs)
          ? (event: Preventable) => {
              theirs(event)
              if (!event.defaultPrevented) ours(event)
            }
          : (theirs ?? ours)
  }
  return merged
}

const isHandler = (value: unknown): value is (event: Preventable) => void => typeof value === 'function'

/**
 * Combines two refs. Not stable if the consumer passes one; when reattaching is expensive, call `attach` in a stable
 * callback.
 */
export function mergeRefs<Instance>(ours: Ref<Instance>, theirs: Ref<Instance> | undefined): Ref<Instance> {
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
