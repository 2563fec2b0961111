'use client'

import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { afterPaint } from './afterPaint.js'
import { backgroundOf } from './inertBackground.js'
import { holdPage } from './holdPage.js'

interface ModalFocus {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The child of `body` that contains the modal. */
  readonly root: RefObject<HTMLElement | null>
  /** The dialog itself; takes the focus unless an element inside already has it. */
  readonly sheet: RefObject<HTMLElement | null>
}

const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** Focus management of an open modal: initial focus, focus trap, Esc, and return to the opener on closing. */
export function useModalFocus({ isOpen, onClose, root, sheet }: ModalFocus) {
  const opener = useRef<Element | null>(null)
  const hasFocus = useRef(false)

  // In the layout phase, so that a page that mounts on closing can take the focus after the opener.
  useLayoutEffect(() => {
    if (!isOpen || !root.current) {
      giveBack(opener)
      return undefined
    }
    const modal = root.current
    const isInside = () => modal.contains(document.activeElement)
    if (!isInside()) opener.current = document.activeElement
    const undo: (() => void)[] = []
    // Focus, scroll lock and inertness force a layout of the whole page, so they wait for the first paint.
    const callOff = afterPaint(() => {
      hasFocus.current = true
      if (!isInside()) sheet.current?.focus({ preventScroll: true })
      undo.push(holdPage(), backgroundOf(modal))
    })
    return () => {
      hasFocus.current = false
      callOff()
      for (const takeBack of undo) takeBack()
    }
  }, [isOpen, root, sheet])
  useEffect(() => () => giveBack(opener), [])
  useEffect(() => {
    if (!isOpen) return undefined
    // Without the focus inside (not moved yet, or its element was removed) the modal receives no key events.
    const onLostKey = (event: globalThis.KeyboardEvent) => {
      const focused = document.activeElement
      const isLost = focused === document.body || !(hasFocus.current || root.current?.contains(focused))
      if (!isLost || root.current?.inert) return
      if (event.key === 'Tab') sheet.current?.focus()
      else if (event.key === 'Escape') onClose()
    }
    document.addEventListener('keydown', onLostKey)
    return () => document.removeEventListener('keydown', onLostKey)
  }, [isOpen, onClose, root, sheet])

  const focusFirst = (elements: readonly HTMLElement[]) => {
    const taken = elements.some((element) => {
      if (element.tabIndex >= 0) element.focus()
      return document.activeElement === element
    })
    if (!taken) sheet.current?.focus()
  }
  const stops = () => [...(sheet.current?.querySelectorAll<HTMLElement>(TABBABLE) ?? [])]
  return {
    toFirst: () => focusFirst(stops()),
    toLast: () => focusFirst(stops().toReversed()),
    /** Content may take the focus before the modal does. */
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!root.current?.contains(relatedTarget)) opener.current ??= relatedTarget
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
      event.stopPropagation()
      onClose()
    },
  }
}

function giveBack(opener: RefObject<Element | null>): void {
  // The scroll position must not change on closing.
  if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  opener.current = null
}
