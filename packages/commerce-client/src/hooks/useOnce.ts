import { useEffect } from 'react'
import { useCommerce } from './CommerceProvider.js'
import { perOwner } from './perOwner.js'

const doneOf = /* @__PURE__ */ perOwner(() => new Set<string>())

/** Does something once per document and name, however many components ask and whatever comes of it; null = nothing to do. */
export function useOnce(name: string | null, action: () => unknown): void {
  const { cache } = useCommerce()
  useEffect(() => {
    const done = doneOf(cache)
    if (name === null || done.has(name)) return
    done.add(name)
    action()
  })
}
