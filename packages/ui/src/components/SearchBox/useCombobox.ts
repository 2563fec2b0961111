'use client'

import { type FocusEvent, type KeyboardEvent, useState } from 'react'

interface ComboboxOptions {
  readonly listId: string
  /** Number of options in the list. */
  readonly count: number
  /** The current input; a change resets the active option. */
  readonly query: string
}

/** Open state and keyboard handling of a combobox whose options are links with the ids `{listId}-{index}`. */
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
  const reach = (index: number) => {
    setIsWanted(true)
    setChoice({ query, index })
    requestAnimationFrame(() => document.getElementById(`${listId}-${index}`)?.scrollIntoView({ block: 'nearest' }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' && activeId !== undefined) {
      event.preventDefault()
      document.getElementById(activeId)?.click()
    } else {
      const next = nextOption(event.key, active, count)
      if (next === null) return
      event.preventDefault()
      reach(next)
    }
  }
  /** Closes the list when the focus leaves field and popup. */
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }
  return {
    isOpen,
    /** Whether the shopper has opened the list, even if it is empty. */
    isWanted,
    /** Index of the active option; -1 = none. */
    active,
    activeId,
    close,
    /** Wraps a callback so that it closes the list first. */
    closing: (action: ((href: string) => void) | undefined) => (href: string) => {
      close()
      action?.(href)
    },
    onBlur,
    inputProps: {
      onFocus: () => setIsWanted(true),
      onInput: () => setIsWanted(true),
      onKeyDown,
    },
  }
}

/**
 * The option that a key selects; null = the input handles the key. Home and End belong to the input until an option is
 * active.
 */
function nextOption(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return (Math.max(active, 0) - 1 + count) % count
  if (active < 0) return null
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
