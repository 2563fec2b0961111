import { vi } from 'vitest'
import type { PageParameter } from '../../app/page/resolve/pageQuery.js'
import { pageQuery } from '../../app/page/resolve/pageQuery.js'
import type { Host } from '../createHost.js'
import { buildResult, fakeApp } from './fakeApp.js'
import { HOST_NAME } from './openHost.js'

const LISTING: readonly PageParameter[] = ['refine', 'sort', 'page', 'limit', 'q']
const absent = buildResult({ kind: 'notFound', status: 404, path: '/ch/de/page-not-found' })

/** A fake app: `/ch/de/page-7` reads no query, `/ch/de/list-7` reads that of a listing, anything else is not a page. */
export function floodedShop(size = 40_000) {
  const resolve = vi.fn(async ({ pathname, searchParams }: URL) => {
    if (!/\/(?:page|list)-\d+$/.test(pathname)) return absent
    const takes = pathname.includes('/list-') ? LISTING : []
    return { ...buildResult({ path: pathname + pageQuery(searchParams, takes) }), takes }
  })
  const renderDocument = vi.fn(
    async ({ path }: { readonly path: string }) => `<title>${path}</title>${'x'.repeat(size)}`,
  )
  return { resolve, renderDocument, createApp: fakeApp({ resolve, renderDocument }) }
}

/** Paths of `count` pages. */
export const pagesOf = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `/ch/de/${name}-${index}`)

/** Requests all in turn as one client: what the cache says to each. */
export async function askAll({ server }: Host, urls: readonly string[], client = '192.0.2.1') {
  const states: unknown[] = []
  for (const url of urls) {
    const { headers } = await server.inject({ url, headers: { host: HOST_NAME, 'x-forwarded-for': client } })
    states.push(headers['x-cache'])
  }
  return states
}

/** Paths of the second page of `count` listings. */
export const listings = (count: number) => Array.from({ length: count }, (_, index) => `/ch/de/list-${index}?page=2`)

/** An app that computes for 8 ms for each page. */
export function slowlyRendered() {
  const { createApp } = floodedShop()
  const renderDocument = async () => {
    const end = performance.now() + 8
    while (performance.now() < end);
    return `<!doctype html>${'x'.repeat(1000)}`
  }
  return (deps: Parameters<typeof createApp>[0]) => ({ ...createApp(deps), renderDocument })
}
