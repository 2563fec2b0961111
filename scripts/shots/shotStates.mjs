/** Paths (after the locale) of `pnpm shots all`: one per kind of page and theme. */
export const paths = [
  '/',
  '/watches',
  '/watches/mens',
  '/jewellery/rings',
  '/corvane',
  '/corvane/watches',
  '/certified-pre-owned',
  '/certified-pre-owned/watches',
  '/pre-owned',
  '/pre-owned/watches',
  '/search?q=gold',
  '/search?q=zzzz',
  '/services',
  '/checkout',
  '/nowhere',
]

/** Page states beyond the initial view; each opens its own page below `base` (origin and locale). */
export const states = {
  product: (page, base) => openFirstProduct(page, `${base}/watches/mens`),
  'product-jewellery': (page, base) => openFirstProduct(page, `${base}/jewellery/rings`),
  'product-corvane': (page, base) => openFirstProduct(page, `${base}/corvane/watches`),
  'product-cpo': (page, base) => openFirstProduct(page, `${base}/certified-pre-owned/watches`),
  'product-pre-owned': (page, base) => openFirstProduct(page, `${base}/pre-owned/watches`),
  menu: async (page, base) => {
    await open(page, base)
    await page.locator('header [aria-haspopup=dialog]').first().click()
    await page.getByRole('dialog').waitFor()
  },
  search: async (page, base) => {
    await open(page, base)
    await page.locator('header a[href*="/search"]').first().click()
    await page.getByRole('combobox').fill('ring')
    await page.getByRole('listbox').waitFor()
  },
  'mini-cart-empty': async (page, base) => {
    await open(page, base)
    await openCart(page)
  },
  'mini-cart': async (page, base) => {
    await openFirstProduct(page, `${base}/watches/mens`)
    await page.locator('[data-part=add-to-cart]').click()
    await page.getByRole('dialog').getByRole('combobox').first().waitFor()
  },
  filters: async (page, base) => {
    await open(page, `${base}/watches/mens`)
    await page.locator('main details > summary').first().click()
  },
  refined: async (page, base) => {
    await open(page, `${base}/watches/mens`)
    await page.locator('main details > summary').first().click()
    await page.locator('main details a[href*="refine="]').first().click()
    await page.waitForURL(/refine=/)
  },
  locales: async (page, base) => {
    await open(page, base)
    await page.locator('footer details > summary').last().click()
    await page.locator('footer details').last().scrollIntoViewIfNeeded()
  },
  'skip-link': async (page, base) => {
    await open(page, base)
    await page.keyboard.press('Tab')
  },
  offline: async (page, base) => {
    await open(page, base)
    await page.context().setOffline(true)
    await page.locator('output span').first().waitFor()
  },
}

async function open(page, url) {
  await page.goto(url, { waitUntil: 'networkidle' })
}

async function openFirstProduct(page, listing) {
  await open(page, listing)
  await open(
    page,
    new URL(await page.locator('main article a[href$=".html"]').first().getAttribute('href'), listing).href,
  )
}

async function openCart(page) {
  await page.locator('header [data-part=cart-button]').click()
  await page.getByRole('dialog').waitFor()
}
