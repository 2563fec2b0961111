import { createContext, runInContext } from 'node:vm'
import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { registerAuthor } from './authorRoutes.js'

const STOREFRONT = 'http://127.0.0.1:3000'
const app = fastify({ ajv: { customOptions: { coerceTypes: false, removeAdditional: false } } })
registerAuthor(app, STOREFRONT)

const open = async (query: string) => app.inject(`/author?${query}`)

/** Runs the script of an author page against a frame and returns its answer to a message from it. */
async function answerTo(query: string, message: object, from: { origin?: string; isFrame?: boolean } = {}) {
  const { body } = await open(query)
  const script = /<script>([\s\S]*)<\/script>/.exec(body)?.[1] ?? ''
  const sent: unknown[][] = []
  const output = { textContent: 'waiting' }
  const frame = { contentWindow: { postMessage: (...all: unknown[]) => sent.push(all) } }
  const listeners: ((event: object) => void)[] = []
  const page = {
    document: { querySelector: (name: string) => (name === 'iframe' ? frame : output) },
    location: { origin: 'http://author.example' },
    addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
  }
  runInContext(script, createContext(page))
  const source = from.isFrame === false ? {} : frame.contentWindow
  for (const listener of listeners)
    listener({ source, origin: from.origin ?? STOREFRONT, data: JSON.stringify(message) })
  return { sent, output: output.textContent }
}

const initialize = {
  action: 'initialize',
  elementType: 'page',
  element: { dialog: '', path: '/', workspace: 'website' },
}

describe('the author page', () => {
  it.each([
    ['path=/ch/de/about', '/ch/de/about?mgnlPreview=false&amp;mgnlChannel=desktop'],
    ['path=/ch/de/about&preview=true', '/ch/de/about?mgnlPreview=true&amp;mgnlChannel=desktop'],
    ['', '/?mgnlPreview=false&amp;mgnlChannel=desktop'],
  ])('frames the storefront for %s', async (query, path) => {
    const { body, headers } = await open(query)
    expect(body).toContain(`<iframe title="Page" src="${STOREFRONT}${path}"></iframe>`)
    expect(headers['cache-control']).toBe('no-store')
  })

  it('answers initialize with updateState, only to the storefront', async () => {
    const variants = { '/ch/about/main/0': 'variant-0' }
    const { sent } = await answerTo(
      `path=/ch/de/about&variants=${encodeURIComponent(JSON.stringify(variants))}`,
      initialize,
    )
    const answer = {
      action: 'updateState',
      serverUrl: 'http://author.example/author:edit',
      selectedComponentVariants: variants,
    }
    expect(sent).toEqual([[JSON.stringify(answer), STOREFRONT]])
  })

  it('shows how many comments the editor found', async () => {
    const { output } = await answerTo('path=/', { action: 'scanned', comments: ['cms:page', 'cms:area'] })
    expect(output).toBe('2 comments')
  })

  it.each([{ origin: 'https://evil.example' }, { isFrame: false }])('ignores a message from %j', async (from) => {
    expect((await answerTo('path=/', initialize, from)).sent).toEqual([])
  })

  it.each(['path=//evil.example', 'path=ch', 'preview=yes', 'variants=x', 'variants=[]', 'other=1'])(
    'refuses %s',
    async (query) => {
      expect((await open(query)).statusCode).toBe(400)
    },
  )

  it('escapes query values in its markup', async () => {
    const { body } = await open(
      `path=${encodeURIComponent('/"><script>alert(1)</script>')}&variants=${encodeURIComponent('{"a":"</script>"}')}`,
    )
    expect(body.match(/<script>/g)).toHaveLength(1)
    expect(body.match(/<\/script>/g)).toHaveLength(1)
  })
})

describe('the script of the editor', () => {
  it('reports the comments to the author page, on load and on each refresh', async () => {
    const path = '/VAADIN/widgetsets/info.magnolia.PageEditor/info.magnolia.PageEditor.nocache.js'
    const { body, headers } = await app.inject(path)
    expect(headers['content-type']).toContain('text/javascript')
    const comments = [{ nodeValue: 'cms:page content="x"' }, { nodeValue: '$' }, { nodeValue: '/cms:area' }]
    const sent: unknown[] = []
    const walk = () => {
      let at = -1
      return {
        nextNode: () => ++at < comments.length,
        get currentNode() {
          return comments[at]
        },
      }
    }
    const window = { mgnlFrameReady: () => {}, mgnlRefresh: () => {} }
    const parent = { postMessage: (message: string) => sent.push(JSON.parse(message)) }
    runInContext(body, createContext({ window, parent, NodeFilter: {}, document: { createTreeWalker: walk } }))
    window.mgnlFrameReady()
    window.mgnlRefresh()
    const expected = { action: 'scanned', comments: ['cms:page content="x"', '/cms:area'] }
    expect(sent).toEqual([expected, expected])
  })

  it('is served with its stylesheet', async () => {
    expect((await app.inject('/VAADIN/themes/pages-app/page-editor.css')).statusCode).toBe(200)
  })
})
