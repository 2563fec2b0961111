import { useEffect } from 'react'
import { useCommerce } from './CommerceProvider.js'
import { perOwner } from '../sync/perOwner.js'

const doneOf = /* @__PURE__ */ perOwner(() => new Set<string>())

/**
 * Runs an action once per document and name, for any number of components and regardless of its result; null = no
 * action.
 */
export function useOnce(name: string | null, action: () => unknown): void {
  const { cache } = useCommerce()
  useEffect(() => {
    const done = doneOf(cache)
    if (name === null || done.has(name)) return
    done.add(name)
    action()
  })
}
