import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createSandbox } from '../createSandbox.js'

const TOKEN = 'purge-token-for-tests'
const PAGE = '/.rest/delivery/pages/v1/ch/a?lang=en'

let folder: string
let app: FastifyInstance
let webhook: FastifyInstance
/** Status; null = the connection breaks. */
let answerOfWebhook: number | null
let purges: { readonly authorization: string | undefined; readonly body: unknown }[]

const text = (en: string) => ({ en, de: 'B', fr: 'C', da: 'D' })
const page = (path: string, title: string) => ({
  path,
  template: 'home',
  lastModified: '2026-01-01T00:00:00.000+01:00',
  title: text(title),
  main: [],
})
const write = (name: string, json: unknown) => writeFileSync(join(folder, name), JSON.stringify(json))
const publish = (payload?: object) =>
  app.inject({ method: 'POST', url: '/sandbox/publish', ...(payload && { payload }) })
const titleOf = async (url = PAGE) => (await app.inject(url)).json<{ title?: string }>().title

function writeFirstContent(): void {
  for (const kind of ['pages', 'ecompages']) {
    rmSync(join(folder, kind), { recursive: true, force: true })
    mkdirSync(join(folder, kind))
  }
  write('pages/a.json', page('/a', 'Before'))
  write('links.json', {})
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-publish-'))
  writeFirstContent()
  webhook = fastify({ forceCloseConnections: true })
  webhook.post('/apis/purge', (request, reply) => {
    purges.push({ authorization: request.headers.authorization, body: request.body })
    if (answerOfWebhook !== null) return reply.code(answerOfWebhook).send()
    request.raw.socket.destroy()
    return reply.hijack()
  })
  const url = `${await webhook.listen({ host: '127.0.0.1', port: 0 })}/apis/purge`
  app = await createSandbox({ contentFolder: folder, purge: { url, token: TOKEN } })
})
beforeEach(async () => {
  writeFirstContent()
  answerOfWebhook = 204
  await publish()
  purges = []
})
afterAll(async () => {
  await Promise.all([app.close(), webhook.close()])
  rmSync(folder, { recursive: true })
})

describe('POST /sandbox/publish', () => {
  it('publishes changed, new and removed files: pages, ecom pages and links', async () => {
    expect(await titleOf()).toBe('Before')
    write('pages/a.json', page('/a', 'After'))
    write('pages/b.json', page('/b', 'New'))
    write('links.json', { header: [{ label: text('A'), href: '/a' }] })
    write('ecompages/p.json', { ...page('/p', 'Stand-in'), match: { resourceType: 'product' } })
    expect(await titleOf()).toBe('Before')

    expect((await publish()).json()).toEqual({ pages: 3, tags: null, purge: 'done' })
    expect(await titleOf()).toBe('After')
    expect(await titleOf('/.rest/delivery/pages/v1/ch/b?lang=en')).toBe('New')
    expect((await app.inject('/.rest/websiteconfig/links/v1/ch?query=header&lang=en')).json()).toHaveProperty('header')
    const standIn = await app.inject('/.rest/delivery/ecompages/v1?resourceType=product&resourceId=x&lang=en')
    expect(standIn.json()).toMatchObject({ results: [{ title: 'Stand-in' }] })

    rmSync(join(folder, 'pages/b.json'))
    await publish()
    expect((await app.inject('/.rest/delivery/pages/v1/ch/b')).statusCode).toBe(404)
  })

  it('does not call the webhook when nothing changed', async () => {
    expect((await publish()).json()).toMatchObject({ tags: [], purge: 'unneeded' })
    expect(purges).toEqual([])
  })

  it('purges the changed page in every country, with the token', async () => {
    write('pages/a.json', page('/a', 'After'))
    const node = (await app.inject(PAGE)).json<{ '@id': string }>()
    const { tags, purge } = (await publish()).json<{ tags: string[]; purge: string }>()
    expect([tags.length, purge]).toEqual([7, 'done'])
    expect(tags).toContain(`node-${node['@id']}`)
    expect(purges).toEqual([{ authorization: `Bearer ${TOKEN}`, body: { tags } }])
  })

  it('purges the pages below one whose title changed, because it is in their breadcrumbs', async () => {
    write('pages/b.json', page('/a/b', 'Below'))
    await publish()
    write('pages/a.json', page('/a', 'After'))
    const { tags } = (await publish()).json<{ tags: string[] }>()
    expect(tags).toHaveLength(14)
    write('pages/a.json', { ...page('/a', 'After'), noIndex: true })
    expect((await publish()).json<{ tags: string[] }>().tags).toHaveLength(7)
  })

  it('purges the frame of the locales whose links changed', async () => {
    const link = { label: text('Hallmarks'), href: '/a', onlyIn: ['uk'] }
    write('links.json', { legal: [link] })
    await publish()
    write('links.json', { legal: [{ ...link, label: text('Marks') }] })
    expect((await publish()).json()).toMatchObject({ tags: ['shell-en-GB'] })
    write('links.json', { legal: [{ ...link, label: { ...text('Marks'), da: 'E' }, onlyIn: ['uk', 'dk'] }] })
    expect((await publish()).json()).toMatchObject({ tags: ['shell-da-DK', 'shell-en-DK'] })
  })

  it('purges a changed ecom page', async () => {
    const standIn = { ...page('/p', 'Stand-in'), match: { resourceType: 'product' } }
    write('ecompages/p.json', standIn)
    await publish()
    write('ecompages/p.json', { ...standIn, main: [{ component: 'product-detail' }] })
    const found = await app.inject('/.rest/delivery/ecompages/v1?resourceType=product&resourceId=x&lang=fr')
    const [node] = found.json<{ results: { '@id': string }[] }>().results
    expect((await publish()).json<{ tags: string[] }>().tags).toContain(`node-${node?.['@id']}`)
  })

  it.each([
    ['a frame that changed', 'iframes.json', { clock: { src: 'https://clock.example/', title: text('A'), height: 1 } }],
    ['a page with another template', 'pages/a.json', { ...page('/a', 'Before'), template: 'search' }],
    ['a page in fewer countries', 'pages/a.json', { ...page('/a', 'Before'), onlyIn: ['ch'] }],
  ])('purges everything for %s', async (_, name, json) => {
    write(name, json)
    expect((await publish()).json()).toMatchObject({ tags: null })
    rmSync(join(folder, 'iframes.json'), { force: true })
  })

  it('purges everything on request', async () => {
    await publish({ all: true })
    expect(purges).toEqual([{ authorization: `Bearer ${TOKEN}`, body: { all: true } }])
  })

  it('purges a page by path: the tags of its node in every country', async () => {
    const node = (await app.inject(PAGE)).json<{ '@id': string }>()
    const { tags } = (await publish({ path: '/a' })).json<{ tags: string[] }>()
    expect(tags).toContain(`node-${node['@id']}`)
    expect(tags).toHaveLength(7)
    expect(purges).toEqual([{ authorization: `Bearer ${TOKEN}`, body: { tags } }])
  })

  it('purges everything for a new page, because other pages were shown in its place', async () => {
    write('pages/b.json', page('/b', 'New'))
    expect((await publish({ path: '/b' })).json()).toMatchObject({ tags: null })
  })

  it('refuses an invalid file with its name and field, keeps the old content and purges nothing', async () => {
    write('pages/b.json', page('/b', 'New'))
    write('pages/a.json', { ...page('/a', 'After'), title: { en: 'After', de: 'B', da: 'D' } })
    const answer = await publish()
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      status: 400,
      detail: 'content/pages/a.json, title.fr: is missing. Every text needs en, de, fr and da.',
      file: 'content/pages/a.json',
      field: 'title.fr',
    })
    expect([await titleOf(), purges]).toEqual(['Before', []])
    expect((await app.inject('/.rest/delivery/pages/v1/ch/b')).statusCode).toBe(404)
  })

  it.each([
    ['a file that is not JSON', () => writeFileSync(join(folder, 'pages/a.json'), '{'), 'content/pages/a.json'],
    ['a missing file', () => rmSync(join(folder, 'links.json')), 'content/links.json'],
    ['a missing folder', () => rmSync(join(folder, 'ecompages'), { recursive: true }), 'content/ecompages'],
  ])('refuses %s and names the file', async (_, spoil, file) => {
    spoil()
    const answer = await publish()
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { file, field: null }])
  })

  it('publishes and reports it when the webhook fails', async () => {
    answerOfWebhook = 403
    write('pages/a.json', page('/a', 'After'))
    expect((await publish()).json()).toMatchObject({ purge: 'failed' })
    answerOfWebhook = null
    expect((await publish()).json()).toMatchObject({ purge: 'failed' })
    expect(await titleOf()).toBe('After')
  })

  it('repeats the purge of a failed webhook', async () => {
    answerOfWebhook = 503
    write('pages/a.json', page('/a', 'After'))
    const { tags } = (await publish()).json<{ tags: string[] }>()
    answerOfWebhook = 204
    expect((await publish()).json()).toMatchObject({ tags, purge: 'done' })
    expect((await publish()).json()).toMatchObject({ purge: 'unneeded' })
  })

  it.each([
    [{ path: 'a' }],
    [{ path: 7 }],
    [{ page: '/a' }],
    [['/a']],
    [{}],
    [{ all: false }],
    [{ all: true, path: '/a' }],
  ])('refuses the body %j', async (payload) => {
    expect((await publish(payload)).statusCode).toBe(400)
    expect(purges).toEqual([])
  })

  it('answers only this machine', async () => {
    const answer = await app.inject({ method: 'POST', url: '/sandbox/publish', remoteAddress: '192.0.2.7' })
    expect([answer.statusCode, purges]).toEqual([403, []])
  })

  it('works without a webhook', async () => {
    const alone = await createSandbox({ contentFolder: folder })
    onTestFinished(() => alone.close())
    const answer = await alone.inject({ method: 'POST', url: '/sandbox/publish' })
    expect(answer.json()).toEqual({ pages: 1, tags: [], purge: 'off' })
  })
})

describe('watched content', () => {
  it('is published when a file changes; an invalid file is reported and changes nothing', async () => {
    const report = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    onTestFinished(() => report.mockRestore())
    const watching = await createSandbox({ contentFolder: folder, watchesContent: true })
    onTestFinished(() => watching.close())
    const title = async () => (await watching.inject(PAGE)).json<{ title: string }>().title

    write('pages/a.json', { ...page('/a', 'Broken'), template: '' })
    await vi.waitFor(() => expect(report).toHaveBeenCalledWith(expect.stringContaining('a.json, template')), 5000)
    expect(await title()).toBe('Before')
    write('pages/a.json', page('/a', 'After'))
    await vi.waitFor(async () => expect(await title()).toBe('After'), 5000)
    expect(report).toHaveBeenLastCalledWith('Content reloaded. Pages: 1.')
  })
})
