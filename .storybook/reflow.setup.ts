import { afterEach } from 'vitest'
import { page } from 'vitest/browser'

/** Width in px, font size of the root element, and name of the case (WCAG 1.4.10, 1.4.4). */
const CASES = [
  { width: 320, textSize: '', name: '320 px' },
  { width: 640, textSize: '200%', name: '640 px with text at 200 %' },
] as const

afterEach(async ({ task }) => {
  if (!('storyId' in task.meta) || task.result?.state === 'fail') return
  const faults: string[] = []
  for (const { width, textSize, name } of CASES) {
    document.documentElement.style.fontSize = textSize
    await page.viewport(width, 800)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    faults.push(...outside(width).map((part) => `${name}: ${part}`))
  }
  document.documentElement.style.fontSize = ''
  if (faults.length > 0) throw new Error(`Parts lie outside the window:\n${faults.slice(0, 8).join('\n')}`)
})

/** Elements with text or a control that lie partly outside the viewport and cannot be scrolled into view. */
function outside(width: number): string[] {
  const parts = document.body.querySelectorAll(
    'a, button, input, select, textarea, p, h1, h2, h3, h4, li, td, th, dd, dt, label',
  )
  return [...parts].flatMap((part) => {
    const box = part.getBoundingClientRect()
    const { visibility, opacity } = getComputedStyle(part)
    // The content of a closed disclosure has a layout, but is not visible.
    const isSeen =
      part.checkVisibility() && box.width > 1 && box.height > 1 && visibility !== 'hidden' && opacity !== '0'
    if (!isSeen || (box.left >= -1 && box.right <= width + 1) || isReachable(part)) return []
    return [`<${part.tagName.toLowerCase()}> ${Math.round(box.left)} to ${Math.round(box.right)}: ${name(part)}`]
  })
}

/** Whether it is in a scrollable or clipped element, or in one that is inert or hidden from screen readers. */
function isReachable(part: Element): boolean {
  for (let above: Element | null = part; above && above !== document.body; above = above.parentElement) {
    const { overflowX, clip, clipPath } = getComputedStyle(above)
    if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none' || clip !== 'auto') return true
    if (above.hasAttribute('inert') || above.getAttribute('aria-hidden') === 'true') return true
  }
  return false
}

const name = (part: Element) => (part.textContent || part.getAttribute('aria-label') || '').trim().slice(0, 60)
