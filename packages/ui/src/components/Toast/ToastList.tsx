'use client'

import { Toast, type ToastData } from './Toast.js'

export interface ToastListProps {
  readonly toasts: readonly ToastData[]
  readonly onDismiss: (id: string) => void
}

/** The messages of one live region of `ToastRegion`, loaded with the first message. */
export function ToastList({ toasts, onDismiss }: ToastListProps) {
  return toasts.map((toast) => <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />)
}

/**
 * Keyboard handling of the region: F6 moves the focus into the messages and back; dismissing the last one returns the
 * focus.
 */
export function ToastFocus() {
  return <span hidden ref={watchRegion} />
}

function watchRegion(marker: HTMLElement | null) {
  const region = marker?.closest('section')
  if (!region) return undefined
  let origin: EventTarget | null = document.activeElement
  const onFocusIn = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && region.contains(relatedTarget))) origin = relatedTarget
  }
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('button'))) return
    focus(region.querySelectorAll('button').length > 1 ? region : origin)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const first = region.querySelector('a, button')
    if (event.key !== 'F6' || !first) return
    event.preventDefault()
    focus(region.contains(document.activeElement) ? origin : first)
  }
  region.addEventListener('focusin', onFocusIn)
  region.addEventListener('click', onClick)
  addEventListener('keydown', onKeyDown)
  return () => {
    region.removeEventListener('focusin', onFocusIn)
    region.removeEventListener('click', onClick)
    removeEventListener('keydown', onKeyDown)
  }
}

function focus(target: EventTarget | null) {
  if (target instanceof HTMLElement) target.focus()
}
