import { buildPageTree, treeProductId } from '@vitrine/cms-renderer/testing/buildPageTree'
import { buildProduct } from '@vitrine/commerce-client/testing/buildProduct'
import { describe, expect, it } from 'vitest'
import { parseEnvironment } from '../../config/env.server.js'
import { createPageServices } from './services.server.js'
import { resolvePage } from '../resolve/resolvePage.server.js'
import { noAssets } from '../../testing/noAssets.js'

const base = 'http://127.0.0.1:4010'
const origin = 'https://vitrine.example'
const size = { components: 200, products: 60, categories: 20 }

interface UpstreamCall {
  readonly path: string
  readonly ids: readonly string[]
  /** Round number: requests that start while none of them has been answered share a round. */
  readonly round: number
}

/** Upstreams that answer only when no further request is started, so that dependent requests are in a later round. */
function openUpstreams(answer: (path: string, ids: readonly string[]) => object | null) {
  const calls: UpstreamCall[] = []
  let round = 0
  let answered: Promise<void> | null = null
  const endOfRound = () =>
    new Promise<void>((resolve) => {
      setTimeout(() => {
        round += 1
        answered = null
        resolve()
      }, 20)
    })
  const send: typeof fetch = async (input) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input)
    const ids = (searchParams.get('ids') ?? '').split(',').filter(Boolean)
    calls.push({ path: pathname, ids, round })
    answered ??= endOfRound()
    await answered
    const body = answer(pathname, ids)
    return Response.json(body ?? { error: { code: 'pathNotFound' } }, { status: body ? 200 : 404 })
  }
  return { calls, send }
}

function answerAll(path: string, ids: readonly string[]): object | null {
  if (path.endsWith('/products')) return { data: ids.map((id) => buildProduct({ id })) }
  if (path.endsWith('/categories')) return { data: ids.map((id) => ({ id, name: id, c_urlPath: `/${id}` })) }
  return path.startsWith('/.rest/delivery/pages/v1/ch/large') && !path.endsWith('@nodes') ? buildPageTree(size) : null
}

async function resolveLarge(answer = answerAll) {
  const { calls, send } = openUpstreams(answer)
  const logged: { readonly fields: object; readonly message: string }[] = []
  const log = (fields: object, message: string) => void logged.push({ fields, message })
  const counted: [string, number][] = []
  const services = createPageServices({
    config: {
      ...parseEnvironment({
        COMMERCE_BASE_URL: base,
        CMS_BASE_URL: base,
        IMAGE_BASE_URL: base,
        PUBLIC_ORIGIN: 'http://localhost:3000',
      }),
      publicOrigin: origin,
    },
    fetch: send,
    getGuestToken: () => Promise.resolve('token'),
    log: { warn: log, error: log },
    countSkipped: (kind, count) => counted.push([kind, count]),
    assets: noAssets,
    buildId: 'b1',
  })
  const result = await resolvePage(new URL('/ch/de/large', origin), services)
  if (result.kind !== 'data') throw new Error('The large page is a redirect, expected data.')
  return { page: result.page, calls, logged, counted }
}

const tilesOf = (nodes: readonly { readonly props: object }[]) =>
  nodes.flatMap(({ props }) => ('products' in props && Array.isArray(props.products) ? props.products : []))
const commerceCalls = (calls: readonly UpstreamCall[]) =>
  calls.filter(({ path }) => /\/(?:products|categories)$/.test(path))

describe('a page of 200 components that refers to 60 products and 20 categories', () => {
  it('requests all of them in one round of batches, right after the page itself', async () => {
    const { page, calls } = await resolveLarge()
    const rounds = commerceCalls(calls).map(({ path, ids, round }) => [
      path.slice(path.lastIndexOf('/') + 1),
      ids.length,
      round,
    ])
    const pageRound = calls.find(({ path }) => path.endsWith('/ch/large'))?.round ?? Number.NaN
    expect(rounds.toSorted((a, b) => a.join().localeCompare(b.join()))).toEqual([
      ['categories', 20, pageRound + 1],
      ['products', 12, pageRound + 1],
      ['products', 24, pageRound + 1],
      ['products', 24, pageRound + 1],
    ])
    expect(Math.max(...calls.map(({ round }) => round))).toBe(pageRound + 1)
    expect(page.nodes).toHaveLength(200)
    expect(tilesOf(page.nodes)).toHaveLength(60)
  })

  it('loses only the items of a failed batch', async () => {
    const { page, logged } = await resolveLarge((path, ids) =>
      ids.includes(treeProductId(0)) ? null : answerAll(path, ids),
    )
    expect(page.status).toBe(200)
    expect(tilesOf(page.nodes)).toHaveLength(36)
    expect(logged.map(({ message }) => message)).toContain('a batch of what content refers to could not be loaded')
  })

  it('loses only a malformed product', async () => {
    const { page } = await resolveLarge((path, ids) => {
      const malformed = ids.includes(treeProductId(0))
        ? { data: [null, 7, { id: treeProductId(0), price: 'x', c_imageBuckets: 3 }] }
        : null
      return path.endsWith('/products') && malformed
        ? { data: [...malformed.data, ...ids.slice(1).map((id) => buildProduct({ id }))] }
        : answerAll(path, ids)
    })
    expect(page.status).toBe(200)
    expect(tilesOf(page.nodes).length).toBeGreaterThanOrEqual(59)
  })

  it('reports skipped parts once: one log line, and one count per kind', async () => {
    const missing = new Set([1, 2, 3].map(treeProductId))
    const { logged, counted } = await resolveLarge((path, ids) =>
      answerAll(
        path,
        ids.filter((id) => !missing.has(id) && id !== 'category-0'),
      ),
    )
    const told = logged.filter(({ message }) => message === 'parts of the page are not shown')
    expect(told.map(({ fields }) => fields)).toMatchObject([
      { path: '/ch/de/large', counts: { missingProduct: 3, missingCategory: 1 } },
    ])
    expect(counted).toEqual([
      ['missingProduct', 3],
      ['missingCategory', 1],
    ])
  })

  it('is rejected when its tree exceeds the limits, so that the host serves its stored copy or a 503', async () => {
    let bomb: object = {}
    for (let level = 0; level < 1000; level += 1) bomb = { a: bomb, '@nodes': ['a'] }
    const ofBomb = (path: string, ids: readonly string[]) => (path.endsWith('/ch/large') ? bomb : answerAll(path, ids))
    await expect(resolveLarge(ofBomb)).rejects.toMatchObject({ name: 'CmsError', kind: 'tooLarge' })
  })
})
