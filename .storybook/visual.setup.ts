import { afterEach, beforeAll, expect } from 'vitest'
import { page } from 'vitest/browser'
import { themes } from '../packages/ui/src/theme/themes.js'
import { loadFaces } from './faces.ts'
import { toolbarThemeClass } from './toolbarThemes.ts'
import '../packages/ui/src/theme/global.css.js'

const WIDTHS = [390, 1440]

// Before the first layout, because a font that loads later is not shown at all (`font-display: optional`).
beforeAll(loadFaces)

afterEach(async ({ task }) => {
  const id = 'storyId' in task.meta ? String(task.meta.storyId) : null
  if (id === null || task.result?.state === 'fail') return
  const faults: string[] = []
  stopMotion()
  for (const width of WIDTHS) {
    await page.viewport(width, 900)
    for (const key of Object.keys(themes)) {
      document.documentElement.className = toolbarThemeClass(key)
      await settle()
      const name = `${key}/${id}-${width}`
      const fault = await compare(name)
      if (fault) faults.push(`${name}: ${fault}`)
    }
  }
  if (faults.length > 0) throw new Error(`Looks other than before:\n\n${faults.join('\n\n')}`)
})

/** The difference from the stored screenshot; null when there is none, or when the screenshot is new. */
async function compare(name: string): Promise<string | null> {
  try {
    await expect(page.elementLocator(document.body)).toMatchScreenshot(name)
    return null
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return message.includes('a new one was created') ? null : message
  }
}

/** Waits until images and fonts are loaded and the page is rendered. */
async function settle() {
  for (const image of document.images) image.loading = 'eager'
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})))
  await loadFaces()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

function stopMotion() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }',
  )
  document.adoptedStyleSheets = [sheet]
}
