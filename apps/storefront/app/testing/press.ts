import { fireEvent } from '@testing-library/react'

/**
 * Clicks like a pointer: enters the control, focuses it and clicks. The second click of a double click has `detail` 2.
 */
export function press(control: HTMLElement, { detail = 1 }: { readonly detail?: number | undefined } = {}): void {
  fireEvent.pointerEnter(control)
  control.focus()
  fireEvent.click(control, { detail })
}
