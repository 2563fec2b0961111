import { visuallyHidden } from '@vitrine/ui/theme/a11y.css'

/** Screen readers announce the focused element first and drop live-region updates made at the same time. */
const AFTER_FOCUS_MS = 100

let timer: ReturnType<typeof setTimeout> | undefined

// Created up front: a live region inserted together with its text is not announced.
const region = document.createElement('div')
region.role = 'status'
region.className = visuallyHidden
document.body.append(region)

/** Announces a page title politely. Of several calls in quick succession, only the last one is announced. */
export function announce(title: string): void {
  clearTimeout(timer)
  region.textContent = ''
  timer = setTimeout(() => {
    region.textContent = title
  }, AFTER_FOCUS_MS)
}
