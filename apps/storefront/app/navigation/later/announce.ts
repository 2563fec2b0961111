import { visuallyHidden } from '@vitrine/ui/theme/a11y.css'

/** Screen readers speak of the focus first; what comes at the same moment is lost. */
const AFTER_FOCUS_MS = 100

let timer: ReturnType<typeof setTimeout> | undefined

// In the document from the start: a region that comes together with its text is not read.
const region = document.createElement('div')
region.role = 'status'
region.className = visuallyHidden
document.body.append(region)

/** Tells a page's title to screen readers, politely. Of several in quick succession only the last one. */
export function announce(title: string): void {
  clearTimeout(timer)
  region.textContent = ''
  timer = setTimeout(() => {
    region.textContent = title
  }, AFTER_FOCUS_MS)
}
