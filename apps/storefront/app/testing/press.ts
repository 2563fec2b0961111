import { fireEvent } from '@testing-library/react'

/** Clicks as a pointer does: it passes over the control, which takes the focus. The second click of two has `detail` 2. */
export function press(control: HTMLElement, { detail = 1 }: { readonly detail?: number | undefined } = {}): void {
  fireEvent.pointerEnter(control)
  control.focus()
  fireEvent.click(control, { detail })
}
