import { expect } from '@playwright/test'
import { test } from './test.js'

/** A page of common templates, and one with a push teaser, whose styles are in a separate file. */
const PLAIN = '/ch/en/accessibility'
const RARE = '/ch/en/journal'
const SHEET = '/assets/features-'

test('a document contains the styles of its templates, before its content and only if it uses them', async ({
  request,
}) => {
  const [plain, rare] = await Promise.all([request.get(PLAIN), request.get(RARE)])
  const style = `<style data-href="${SHEET}`
  const [head = '', body = ''] = (await rare.text()).split('</head>')
  expect({
    plain: (await plain.text()).includes(style),
    head: head.includes(style),
    body: body.includes('<style'),
    links: head.includes('rel="stylesheet"'),
  }).toEqual({ plain: false, head: true, body: false, links: false })
})

test('no script requests styles that the document contains', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(RARE)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await expect.poll(() => asked.some((path) => /^\/assets\/features-.*\.js$/.test(path))).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith(SHEET) && path.endsWith('.css'))).toEqual([])
})

test('in-app navigation waits for the styles of the templates before showing a page', async ({ page }) => {
  await page.route(`**${SHEET}*.css`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto(PLAIN)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  // Is the stylesheet applied when the new page is in the document?
  await page.evaluate(
    ([sheet, path]) => {
      const before = document.querySelector('main h1')?.textContent
      new MutationObserver((_, observer) => {
        if (location.pathname !== path || document.querySelector('main h1')?.textContent === before) return
        const isStyled = [...document.styleSheets].some(({ href }) => href?.includes(sheet))
        document.documentElement.dataset.styled = String(isStyled)
        if (isStyled) observer.disconnect()
      }).observe(document.body, { childList: true, subtree: true })
    },
    [SHEET, RARE] as const,
  )
  await page.locator(`footer a[href="${RARE}"]`).click()
  await expect(page).toHaveURL(RARE)
  await expect(page.locator('html')).toHaveAttribute('data-styled', 'true')
})
