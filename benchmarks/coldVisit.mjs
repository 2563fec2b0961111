/** Networks for Chromium's DevTools protocol; null = unthrottled loopback. */
const networks = {
  none: null,
  '10 Mbit/s': { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 5e6 / 8 },
  'slow 4G': { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 },
}

const FAMILIES = /^(?:Cormorant|Figtree|Jost|Libre Franklin)\b/

/** A page in a new context, so with an empty cache, that records layout shifts and the largest paint. */
export async function coldVisit(browser, { width, network = 'none', fontDelay = 0 }) {
  const context = await browser.newContext({ viewport: { width, height: width < 768 ? 844 : 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  if (networks[network]) await session.send('Network.emulateNetworkConditions', networks[network])
  if (fontDelay > 0) {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, fontDelay))
      await route.continue()
    })
  }
  await page.addInitScript(() => {
    const web = () => [...document.fonts].filter(({ family }) => family.includes('Variable'))
    // Time in ms from `load` to the last font of the page; negative = before `load`.
    let last = 0
    document.addEventListener('DOMContentLoaded', () => {
      document.fonts.addEventListener('loadingdone', () => (last = performance.now()))
    })
    window.visit = {
      shifts: [],
      paint: 0,
      faces: () => ({
        loaded: web().filter(({ status }) => status === 'loaded').length,
        waiting: web().filter(({ status }) => status === 'loading').length,
        afterLoad: Math.round(last - performance.getEntriesByType('navigation')[0].loadEventStart),
      }),
    }
    new PerformanceObserver((list) => {
      for (const { value, sources, startTime } of list.getEntries())
        window.visit.shifts.push({
          value,
          at: startTime,
          text: sources.map(({ node }) => node?.textContent?.slice(0, 40)),
        })
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) window.visit.paint = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  return {
    page,
    session,
    facts: () => page.evaluate(() => ({ shifts: window.visit.shifts, paint: window.visit.paint })),
    close: () => context.close(),
  }
}

/** Texts of the page in system fonts, as reported by the browser, each with the fonts' names. */
export async function textsInSystemFonts({ page, session }) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('body *')) {
      const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '')
      if (own && element.checkVisibility() && !element.closest('script, style')) element.dataset.sets = ''
    }
  })
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-sets]' })
  const found = []
  for (const nodeId of nodeIds) {
    // The element may have been removed meanwhile.
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => ({ fonts: [] }))
    const foreign = fonts.filter(({ familyName, isCustomFont }) => !isCustomFont || !FAMILIES.test(familyName))
    if (foreign.length > 0) found.push({ nodeId, fonts: foreign.map(({ familyName }) => familyName) })
  }
  return { texts: nodeIds.length, foreign: found }
}
