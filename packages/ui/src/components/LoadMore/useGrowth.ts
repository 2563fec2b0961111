'use client'

import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Requests more products; when they are rendered, focuses the first new one unless the focus has moved elsewhere. */
export function useGrowth(
  root: RefObject<HTMLElement | null>,
  shown: number,
  listId: string,
  onLoad: () => Promise<void> | void,
) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const askedAt = useRef<number | null>(null)
  useLayoutEffect(() => {
    const from = askedAt.current
    if (from === null || shown <= from) return
    askedAt.current = null
    if (root.current?.contains(document.activeElement) || document.activeElement === document.body)
      focusProduct(listId, from)
  }, [root, shown, listId])
  const load = () => {
    if (state === 'loading') return
    askedAt.current = shown
    const done = onLoad()
    if (!done) return
    setState('loading')
    done.then(
      () => setState('idle'),
      () => {
        askedAt.current = null
        setState('failed')
      },
    )
  }
  return { state, load }
}

function focusProduct(listId: string, index: number): void {
  const item = document.getElementById(listId)?.children[index]
  item?.querySelector<HTMLElement>('a, button')?.focus()
}
