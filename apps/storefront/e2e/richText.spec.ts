import { expect, type Page } from '@playwright/test'
import { hostileHtml } from '../../../packages/cms-renderer/src/testing/hostileHtml.js'
import { scriptTraces } from '../../../packages/cms-renderer/src/testing/scriptTraces.js'
import { test } from './test.js'

const SANDBOX = `http://127.0.0.1:${process.env.TEST_SANDBOX_PORT ?? 4199}/sandbox`
/** Text before each payload, whose element is the first in the block. */
const MARK = 'What an attacker wrote:'

/** A page with one disguised script per text block. */
function hostilePage(name: string) {
  const part = (id: string, template: string, fields: object) => ({
    '@nodeType': 'mgnl:component',
    '@name': id,
    '@id': `hostile-${id}`,
    'mgnl:template': `vitrine:components/${template}`,
    ...fields,
  })
  const texts = hostileHtml.map(([, html], index) =>
    part(`text${index}`, 'body-text', { text: `<p>${MARK}</p>${html}` }),
  )
  const blocks = [part('title', 'introduction-text', { title: 'Texts of an attacker' }), ...texts]
  const main = { '@name': 'main', '@nodeType': 'mgnl:area', '@nodes': blocks.map((block) => block['@name']) }
  return {
    '@name': name,
    '@id': name,
    '@path': `/uk/${name}`,
    '@nodeType': 'mgnl:page',
    'mgnl:template': 'vitrine:pages/content',
    title: 'Texts of an attacker',
    main: { ...main, ...Object.fromEntries(blocks.map((block) => [block['@name'], block])) },
    '@nodes': ['main'],
  }
}

/** Elements of each block in the DOM, in the format that `scriptTraces` reads. */
async function blocksOf(page: Page) {
  const blocks = await page.locator('main').evaluate((main, mark) => {
    const first = [...main.querySelectorAll('p')].filter(({ textContent }) => textContent === mark)
    return first.map(({ parentElement }) =>
      [...(parentElement?.querySelectorAll('*') ?? [])].map(({ localName, namespaceURI, attributes }) => ({
        localName,
        namespaceURI,
        attributes: [...attributes].map(({ name, value }): [string, string] => [name, value]),
      })),
    )
  }, MARK)
  return blocks.map((elements) =>
    elements.map(({ attributes, ...element }) => {
      const values = new Map(attributes)
      return {
        ...element,
        getAttributeNames: () => values.keys(),
        getAttribute: (name: string) => values.get(name) ?? null,
      }
    }),
  )
}

test('injected scripts do not run, from the server and in an in-app navigation', async ({ page, request, baseURL }) => {
  const origin = baseURL ?? ''
  const name = `attack-${Date.now()}`
  const rule = { endpoint: `GET /.rest/delivery/pages/v1/uk/${name}`, kind: 'status', status: 200 }
  const added = await request.post(`${SANDBOX}/faults`, { data: { ...rule, body: hostilePage(name) } })
  expect(added.status()).toBe(201)
  const { id }: { id: string } = await added.json()
  const events: string[] = []
  page.on('dialog', async (dialog) => {
    events.push(`dialog ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('request', (sent) => {
    const url = new URL(sent.url())
    if (url.origin !== origin || url.pathname === '/apis/csp-report') events.push(sent.url())
  })
  const check = async () => {
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await expect(page.getByText(MARK)).toHaveCount(hostileHtml.length)
    const blocks = await blocksOf(page)
    const traces = blocks.map((elements, index) => [hostileHtml[index]?.[0], ...scriptTraces(elements, origin)])
    expect(traces.filter(([, ...found]) => found.length > 0)).toEqual([])
    await expect(page.getByRole('heading', { level: 1, name: 'Texts of an attacker' })).toBeVisible()
    expect(events).toEqual([])
  }
  try {
    await page.goto(`/uk/en/${name}`)
    await check()
    await page.getByRole('banner').getByRole('link', { name: 'Halbrenn' }).first().click()
    await expect(page).toHaveURL(/\/uk\/en$/)
    await page.goBack()
    await check()
  } finally {
    await request.delete(`${SANDBOX}/faults/${id}`)
  }
})
