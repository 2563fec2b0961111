import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSandbox } from '@vitrine/sandbox/createSandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStorefrontApp } from '../app/entry.server.js'
import { noAssets } from '../app/testing/noAssets.js'
import { HOST_NAME, openHost } from './testing/openHost.js'

const text = { 'mgnl:template': 'vitrine:components/introduction-text', title: 'Oil and patience', '@nodes': [] }
const unknown = { 'mgnl:template': 'other:components/x', '@nodes': [] }
const carousel = {
  'mgnl:template': 'vitrine:components/product-carousel',
  title: 'Gone',
  productIds: ['vitrine-commerce~9999-999-9'],
  '@nodes': [],
}
const teaser = { 'mgnl:template': 'vitrine:components/teaser', text: 'No title', link: '/about', '@nodes': [] }
const accordion = {
  'mgnl:template': 'vitrine:components/accordion',
  panels: {
    a: { text: '<p>No title</p>', '@nodes': [] },
    b: { title: 'Oil and patience', text: '<p>B</p>', '@nodes': [] },
    '@nodes': ['a', 'b'],
  },
  '@nodes': ['panels'],
}
const container = {
  'mgnl:template': 'vitrine:components/container',
  content: { '@nodeType': 'mgnl:area', a: unknown, '@nodes': ['a'] },
  '@nodes': ['content'],
}
const detail = { 'mgnl:template': 'vitrine:components/product-detail', '@nodes': [] }
const area = (...parts: readonly unknown[]) => ({
  '@nodeType': 'mgnl:area',
  ...Object.fromEntries(parts.map((part, index) => [`${index}`, part])),
  '@nodes': parts.map((_, index) => `${index}`),
})

/** Changes that editors or the CMS may make to a page, the resulting status, and the expected log detail. */
const trees: readonly (readonly [string, object, 200 | 404, string])[] = [
  ['has no main', { main: undefined }, 404, 'missingArea'],
  ['has main as null', { main: null }, 404, 'missingArea'],
  ['has main as text', { main: 'main' }, 404, 'missingArea'],
  ['has main as a list', { main: [text] }, 404, 'missingArea'],
  ['has an empty main', { main: area() }, 404, 'emptyPage'],
  ['has a main without children that exist', { main: area(null) }, 404, 'missingNode'],
  ['has unknown templates only', { main: area(unknown, unknown) }, 404, 'other:components/x'],
  ['has a carousel of unknown products only', { main: area(carousel) }, 404, '9999-999-9'],
  ['has a teaser without title only', { main: area(teaser) }, 404, 'vitrine:components/teaser'],
  ['has a container of unknown templates only', { main: area(container) }, 404, 'other:components/x'],
  ['has no main, but another area', { stage: area(text), main: undefined }, 200, 'missingArea'],
  ['has main as null, but another area', { stage: area(text), main: null }, 200, 'missingArea'],
  ['has an unknown template', { main: area(unknown, text) }, 200, 'other:components/x'],
  ['has a part that is null', { main: area(null, text) }, 200, 'missingNode'],
  ['has a part that is a number', { main: area(7, text) }, 200, 'missingNode'],
  ['has a carousel of unknown products', { main: area(carousel, text) }, 200, '9999-999-9'],
  ['has a teaser without title', { main: area(teaser, text) }, 200, 'vitrine:components/teaser'],
  ['has a panel without title', { main: area(accordion) }, 200, 'vitrine:components/accordion'],
  ['has a container of unknown templates', { main: area(container, text) }, 200, 'other:components/x'],
  ['has a product detail, but no product', { main: area(detail, text) }, 200, 'vitrine:components/product-detail'],
]

const pageOf = (name: string, fields: object) => ({
  '@name': name,
  '@id': name,
  '@path': `/ch/${name}`,
  '@nodeType': 'mgnl:page',
  'mgnl:template': 'vitrine:pages/general-page',
  title: 'A page',
  '@nodes': ['stage', 'main'],
  ...fields,
})

describe('a page of a CMS that returns malformed trees, over HTTP', () => {
  let sandbox: Awaited<ReturnType<typeof createSandbox>>
  let cms: Server
  let environment: Record<string, string> = {}

  beforeAll(async () => {
    sandbox = await createSandbox()
    const pages = new Map(trees.map(([, fields], index) => [`/ch/tree-${index}`, pageOf(`tree-${index}`, fields)]))
    cms = createServer(({ url = '' }, response) => {
      const [path = ''] = url.split('?')
      const page = pages.get(path.slice('/.rest/delivery/pages/v1'.length))
      const isPage = path.startsWith('/.rest/delivery/')
      response.writeHead(isPage && !page ? 404 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(page ?? (isPage ? { error: { code: 'pathNotFound', message: path } } : {})))
    })
    await new Promise<void>((resolve) => void cms.listen(0, '127.0.0.1', resolve))
    environment = {
      COMMERCE_BASE_URL: await sandbox.listen({ host: '127.0.0.1', port: 0 }),
      COMMERCE_REDIRECT_URI: 'http://localhost:3000/callback',
      CMS_BASE_URL: `http://127.0.0.1:${portOf(cms.address())}`,
      UPSTREAM_TIMEOUT_SCALE: '20',
      LOG_LEVEL: 'warn',
    }
  })
  afterAll(async () => {
    await new Promise((resolve) => void cms.close(resolve))
    await sandbox.close()
  })

  it.each(trees.map((tree, index) => [...tree, `/ch/de/tree-${index}`] as const))(
    'that %s',
    async (_name, _fields, status, named, path) => {
      const log: string[] = []
      const logStream = { write: (line: string) => void log.push(line) }
      const { server } = await openHost(environment, { createApp: createStorefrontApp, assets: noAssets, logStream })
      const get = (url: string) => server.inject({ method: 'GET', url, headers: { host: HOST_NAME } })

      for (const url of [path, `/apis/page?path=${encodeURIComponent(path)}`, path]) {
        const answer = await get(url)
        expect(answer.statusCode, url).toBe(status)
        expect(answer.body.includes('Oil and patience'), url).toBe(status === 200)
      }
      const lines = log.filter((line) => line.includes(path))
      expect(lines).toHaveLength(1)
      expect(lines[0]).toContain(named)
      expect(lines[0]).toContain('vitrine:pages/general-page')
    },
  )
})

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('The CMS of the test has no port.')
  return address.port
}
