import { createRegistry } from '@vitrine/cms-renderer/registry'
import { createSandbox } from '@vitrine/sandbox/createSandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStorefrontApp } from '../../app/entry.server.js'
import { openBrowserAt } from '../testing/openBrowser.js'
import { mila } from '../testing/openMila.js'

const staff = { login: 'staff@halbrenn.example', password: 'Vitrine-2026!' }
const PATH = '/uk/en/staff-sale'
const PARTS = ['accordion', 'breadcrumbs', 'container', 'introduction-text', 'product-grid']
const PRODUCT = /\/uk\/en\/[^"]+\.html/

describe('the staff sale, through our server, on the sandbox', () => {
  let sandbox: Awaited<ReturnType<typeof createSandbox>>
  let url = ''
  beforeAll(async () => {
    sandbox = await createSandbox()
    url = await sandbox.listen({ host: '127.0.0.1', port: 0 })
    // The first document of a process compiles its templates, which takes seconds on a busy machine.
    const { load } = createRegistry()
    await Promise.all(PARTS.flatMap((part) => load(`vitrine:components/${part}`) ?? []))
  })
  afterAll(() => sandbox.close())

  const open = () =>
    openBrowserAt(
      {
        COMMERCE_BASE_URL: url,
        CMS_BASE_URL: url,
        IMAGE_BASE_URL: url,
        COMMERCE_REDIRECT_URI: 'http://localhost:3000/callback',
        UPSTREAM_TIMEOUT_SCALE: '5',
      },
      { createApp: createStorefrontApp },
    )

  it('is shown to its customers with its products, and is never stored', async () => {
    const browser = await open()
    expect((await browser.call('GET', PATH)).statusCode).toBe(404)
    await browser.call('POST', '/apis/session')
    expect((await browser.call('POST', '/apis/session/login', staff)).statusCode).toBe(200)
    const page = await browser.call('GET', PATH)
    expect(page.statusCode).toBe(200)
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.body).toMatch(PRODUCT)
    const data = await browser.call('GET', `/apis/page?path=${encodeURIComponent(PATH)}`)
    expect(data.json()).toMatchObject({ status: 200, template: 'vitrine:pages/staff-sale' })
    expect(data.body).toMatch(PRODUCT)
    browser.jar.clear()
    expect((await browser.call('GET', PATH)).statusCode).toBe(404)
  })

  it('does not exist for other customers, whatever their cookies claim', async () => {
    const browser = await open()
    await browser.call('POST', '/apis/session')
    await browser.call('POST', '/apis/session/login', mila)
    browser.jar.set('customer_groups', 'staff-sale')
    expect((await browser.call('GET', PATH)).statusCode).toBe(404)
  })
})
