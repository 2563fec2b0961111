import { expect, test } from '@playwright/test'

/** Raw requests, as with curl: status, location and text of the response. */
const answers = [
  ['/ch/de', 200, /<h1/],
  ['/uk/en/watches/mens', 200, /<article/],
  ['/fr/fr/nowhere', 404, /<h1/],
  ['/ch/de/watches/mens?page=999', 404, /<h1/],
  ['/ch/de/watches/mens?refine=%00&refine=a&refine==&sort=nonsense&page=-1', 200, /<h1/],
  ['/ch/de/aurelune/meridian-40/9999-999-9.html', 404, /<h1/],
  ['/ch/de/account/x.css', 404, /not found/i],
  ['/ch/de/account/product/12.90301.02.05.00', 404, /not found/i],
  ['/ch/de/product/x.css', 404, /not found/i],
  ['/ch/de/product/12.90301.02.05.00', 200, /12\.90301\.02\.05\.00/],
  ['/apis/page?path=%2Fch%2Fde%2Fproduct%2F12.90301.02.05.00', 200, /12\.90301\.02\.05\.00/],
  ['/ch/de/legaldocuments.html', 200, /<h1/],
  ['/ch/de/jewellery-roadshow', 200, /<h1/],
  ['/ch/de/corvane/pre-owned/watches', 200, /<article/],
  ['/ch/de?site=pwa-local', 200, /<h1/],
  ['/pwa-local/ch/de', 200, /<h1/],
  ['/assets/missing.js', 404, /not found/i],
  [`/ch/de/${'a'.repeat(3000)}`, 414, /<h1/],
  ['/ch/de/%E0%A4%A', 400, /<h1/],
  ['/ch/de/checkout/login', 200, /<h1/],
  ['/ch/de/giftcard', 200, /<h1/],
  ['/ch/de/appointment/booking', 200, /<h1/],
  ['/healthz', 200, /./],
  ['/readyz', 200, /./],
  ['/metrics', 404, /./],
] as const

for (const [path, status, words] of answers) {
  test(`${path.slice(0, 80)} answers ${status}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(status)
    expect(await response.text()).toMatch(words)
  })
}

const redirects = [
  ['/', 302, '/ch/de'],
  ['/watches/mens?sort=new', 302, '/ch/de/watches/mens?sort=new'],
  ['/de-CH/watches', 301, '/ch/de/watches'],
  ['/en-UK/watches', 301, '/uk/en/watches'],
  ['/ch/de/watches/?q=1', 301, '/ch/de/watches?q=1'],
  ['/s/halbrenn-master/ch/de/watches', 301, '/ch/de/watches'],
  ['/ch/de/root/watches', 302, '/ch/de/watches'],
  ['/legaldocuments.html', 302, '/ch/de/legaldocuments.html'],
  ['/jewellery-roadshow', 302, '/ch/de/jewellery-roadshow'],
  ['/product/12.90301.02.05.00', 302, '/ch/de/product/12.90301.02.05.00'],
  ['/pwa-local', 302, '/pwa-local/ch/de'],
  ['/xx/yy', 302, '/ch/de/xx/yy'],
] as const

for (const [path, status, location] of redirects) {
  test(`${path} redirects to ${location}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(status)
    expect(response.headers().location).toBe(location)
  })
}

for (const path of ['//evil.example/', '/\\evil.example/', '/s/x//evil.example/a', '/%5Cevil.example']) {
  test(`${path} never redirects to another host`, async ({ baseURL }) => {
    const response = await fetch(`${baseURL}${path}`, { redirect: 'manual' })
    expect(response.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/)
    expect(response.status).toBeLessThan(500)
  })
}

test('every page has Organization data, canonical and alternate links', async ({ request }) => {
  for (const path of ['/ch/de', '/uk/en/watches', '/dk/da/nowhere', '/fr/fr/checkout']) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain('"@type":"OnlineStore"')
  }
  const html = await (await request.get('/uk/en/watches/mens')).text()
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/uk\/en\/watches\/mens">/)
  expect(html).toMatch(/hreflang="en-GB"/)
  expect(html).toMatch(/hreflang="x-default"/)
  expect(html).not.toMatch(/hreflang="en-UK"/)
})

test('shared HTML contains no style attribute, no inline script and no personal data', async ({ request }) => {
  for (const path of ['/ch/de', '/ch/de/watches/mens', '/ch/de/aurelune/meridian-40/2104-310-1.html']) {
    const response = await request.get(path)
    const html = await response.text()
    expect(html, path).not.toMatch(/<[^>]+\sstyle="/)
    expect(html.match(/<script(?![^>]*type="(?:module|application\/(?:ld\+)?json)")/g), path).toBeNull()
    expect(response.headers()['set-cookie'], path).toBeUndefined()
    expect(html, path).not.toMatch(/eyJ[A-Za-z0-9_-]{10}/)
  }
})

test('a cached page is a hit the second time, and a conditional request gets 304', async ({ request }) => {
  const path = '/ch/de/watches/ladies'
  await request.get(path)
  const second = await request.get(path)
  expect(second.headers()['x-cache']).toMatch(/hit/i)
  const third = await request.get(path, { headers: { 'if-none-match': second.headers().etag ?? '' } })
  expect(third.status()).toBe(304)
})

test('translations are served by locale and by language', async ({ request }) => {
  for (const name of ['de-CH', 'de', 'en-GB', 'fr', 'da', 'en-US', 'en']) {
    const response = await request.get(`/static/translations/compiled/${name}.json`)
    expect(response.status(), name).toBe(200)
    expect(Object.keys(await response.json()).length, name).toBeGreaterThan(20)
  }
  for (const name of ['xx', 'de-XX']) {
    expect((await request.get(`/static/translations/compiled/${name}.json`)).status(), name).toBe(404)
  }
})
