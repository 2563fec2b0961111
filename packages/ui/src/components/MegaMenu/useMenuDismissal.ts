'use client'

import { useEffect, useEffectEvent } from 'react'

interface Dismissal {
  readonly rootId: string
  readonly opener: HTMLElement | null
  readonly onClose: () => void
}

/**
 * Closes an open menu on Esc (the focus returns to its opener), on a press or focus elsewhere and on going back; from
 * the opener, the arrow keys lead into the menu and to the departments beside it.
 */
export function useMenuDismissal({ rootId, opener, onClose }: Dismissal): void {
  // Listening anew whenever the page renders would miss the very step back that renders it.
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const leave = () => close()
    const root = () => document.getElementById(rootId)
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node) || root()?.contains(target) || opener?.contains(target)) return
      close()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        close()
        opener?.focus()
      } else if (opener !== null && event.target === opener) {
        const target = event.key === 'ArrowDown' ? root()?.querySelector('a') : neighbour(opener, event.key)
        if (!target) return
        event.preventDefault()
        target.focus()
        // Another department with a menu opens it, as this one was open.
        if (target.ariaExpanded === 'false') target.click()
      }
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', onKeyDown)
    addEventListener('popstate', leave)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', onKeyDown)
      removeEventListener('popstate', leave)
    }
  }, [rootId, opener])
}

/** The department on one side of the opener; null at the end, and for any other key. */
function neighbour(opener: HTMLElement, key: string): HTMLElement | null {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  if (step === undefined) return null
  const direction = getComputedStyle(opener).direction === 'rtl' ? -1 : 1
  const controls = [...(opener.closest('ul')?.querySelectorAll<HTMLElement>(':scope > li > a') ?? [])]
  return controls[controls.indexOf(opener) + step * direction] ?? null
}
