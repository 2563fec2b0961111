import { useEffect } from 'react'
import type { OpenCheckout } from '../../contract/checkoutView.js'

/**
 * Moves the focus to the heading of the step that the address names, so that a screen reader announces it after a form
 * was answered. A notice or the summary of errors takes the focus itself.
 */
export function useStepFocus({ problems, notices }: OpenCheckout): void {
  const isQuiet = problems.length > 0 || notices.length > 0
  useEffect(() => {
    const id = location.hash.slice(1)
    if (isQuiet || !id.startsWith('step-')) return
    document.getElementById(id)?.focus({ preventScroll: true })
  }, [isQuiet])
}
