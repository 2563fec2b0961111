'use client'

import { type KeyboardEvent, useState } from 'react'

interface ComboboxOptions {
  readonly listId: string
  /** Options in the list. */
  readonly count: number
  /** What is typed; a change forgets the active option. */
  readonly query: string
}

/** Open state and keyboard of a combobox whose options are links with the ids `{listId}-{number}`. */
export function useCombobox({ listId, count, query }: ComboboxOptions) {
  const [isWanted, setIsWanted] = useState(false)
  const [choice, setChoice] = useState({ query, index: -1 })
  const isOpen = isWanted && count > 0
  const active = isOpen && choice.query === query && choice.index < count ? choice.index : -1
  const activeId = active < 0 ? undefined : `${listId}-${active}`

  const close = () => {
    setIsWanted(false)
    setChoice({ query, index: -1 })
  }
  const step = (by: 1 | -1) => {
    setIsWanted(true)
    const from = active < 0 && by < 0 ? 0 : active
    setChoice({ query, index: (from + by + count) % count })
    const next = `${listId}-${(from + by + count) % count}`
    requestAnimationFrame(() => document.getElementById(next)?.scrollIntoView({ block: 'nearest' }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' && activeId !== undefined) {
      event.preventDefault()
      document.getElementById(activeId)?.click()
    } else if (count > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : -1)
    }
  }
  return {
    isOpen,
    /** Number of the option that the arrow keys reached; -1 = none. */
    active,
    close,
    /** Wraps an action so that it closes the list first. */
    closing: (action: ((href: string) => void) | undefined) => (href: string) => {
      close()
      action?.(href)
    },
    inputProps: {
      'aria-activedescendant': activeId,
      onBlur: close,
      onFocus: () => setIsWanted(true),
      onInput: () => setIsWanted(true),
      onKeyDown,
    },
  }
}
