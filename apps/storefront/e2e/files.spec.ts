import { type APIRequestContext, expect, test } from '@playwright/test'

const SANDBOX = `http://127.0.0.1:${process.env.TEST_SANDBOX_PORT ?? 4199}`

/** First matching URL in the HTML of a page. */
async function addressIn(request: APIRequestContext, path: string, pattern: RegExp): Promise<string> {
  const html = await (await request.get(path)).text()
  const [, address = ''] = pattern.exec(html) ?? []
  return address
}

for (const [locale, label] of [
  ['ch/de', 'Pflegeanleitung'],
  ['dk/da', 'Plejevejledning'],
] as const) {
  test(`a shopper in ${locale} can open the linked care guide`, async ({ request }) => {
    const link = new RegExp(`href="(/cms/dam/jcr:[^"]*)">${label}`)
    const href = await addressIn(request, `/${locale}/service/watch-servicing`, link)
    expect(href).toMatch(/\/care-guide-\w\w\.pdf$/)
    const file = await request.get(href, { headers: { range: 'bytes=0-3' } })
    expect([file.status(), file.headers()['content-type'], await file.text()]).toEqual([206, 'application/pdf', '%PDF'])
  })
}

test('a video of the media library is served in ranges', async ({ request }) => {
  const src = await addressIn(request, '/uk/en/services', /(\/cms\/dam\/jcr:[^"]*\.mp4)/)
  const film = await request.get(src, { headers: { range: 'bytes=4-7' } })
  expect([film.status(), film.headers()['content-type'], await film.text()]).toEqual([206, 'video/mp4', 'ftyp'])
})

test('a link to the legacy storefront opens its replacement, which links back', async ({ request }) => {
  const href = await addressIn(request, '/uk/en', /href="([^"]*\/order\/history)"/)
  expect(href).toBe(`${SANDBOX}/order/history`)
  expect(await (await request.get(href)).text()).toContain('Back to Halbrenn')
})

test('published content is visible immediately', async ({ request }) => {
  const path = '/uk/en/legal/hallmarks'
  const stateOf = async () => (await request.get(path)).headers()['x-cache']
  await expect.poll(stateOf).toBe('hit')
  const publication = await request.post(`${SANDBOX}/sandbox/publish`, { data: { path: '/legal/hallmarks' } })
  expect(await publication.json()).toMatchObject({ purge: 'done' })
  expect(await stateOf()).toBe('miss')
})
