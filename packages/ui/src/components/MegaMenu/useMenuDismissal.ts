'use client'

import { useEffect, useEffectEvent } from 'react'

interface Dismissal {
  readonly rootId: string
  readonly opener: HTMLElement | null
  readonly onClose: () => void
}

/**
 * Closes an open menu on Esc (the focus returns to its opener), on a press or focus outside and on browser back. On the
 * opener, the arrow keys move into the menu and to the adjacent departments.
 */
export function useMenuDismissal({ rootId, opener, onClose }: Dismissal): void {
  // Resubscribing on every render would miss the `popstate` event that causes the render.
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
        // Moving to another department with a menu opens that menu.
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

/** The department next to the opener; null at the end, and for any other key. */
function neighbour(opener: HTMLElement, key: string): HTMLElement | null {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  if (step === undefined) return null
  const direction = getComputedStyle(opener).direction === 'rtl' ? -1 : 1
  const controls = [...(opener.closest('ul')?.querySelectorAll<HTMLElement>(':scope > li > a') ?? [])]
  return controls[controls.indexOf(opener) + step * direction] ?? null
}
