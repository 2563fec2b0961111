import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox } from '../createSandbox.js'
import { buildCatalogue } from '../seed/buildCatalogue.js'
import { createContentSource } from './createContentSource.js'
import { damLink } from './damFiles.js'
import { damRenditions } from './damRoutes.js'
import { registerCms } from './registerCms.js'

const PAGE = '/.rest/delivery/pages/v1/ch/about'

describe('errors of the CMS', () => {
  const source = createContentSource()
  let isBroken = false
  const current = () => {
    if (isBroken) throw new Error('a secret of the server')
    return source.current()
  }
  const app = fastify()
  beforeAll(() => registerCms(app, { catalogue: buildCatalogue(), now: () => 0 }, { ...source, current }))

  it.each(['application/json', 'application/*;q=0.5, text/html', '*/*'])(
    'are not sent for Accept: %s',
    async (accept) => {
      expect((await app.inject({ url: PAGE, headers: { accept } })).statusCode).toBe(200)
    },
  )

  it.each(['text/html', 'text/xml, image/*'])('are 406 for Accept: %s', async (accept) => {
    const answer = await app.inject({ url: PAGE, headers: { accept } })
    expect([answer.statusCode, answer.json()]).toMatchObject([406, { error: { code: 'notAcceptable' } }])
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('are 405 for %s', async (method) => {
    const answer = await app.inject({ method, url: PAGE })
    expect([answer.statusCode, answer.json()]).toMatchObject([405, { error: { code: 'methodNotAllowed' } }])
  })

  it('are readerError for a body that is not JSON', async () => {
    const headers = { 'content-type': 'application/json' }
    const answer = await app.inject({ method: 'POST', url: PAGE, headers, payload: '{' })
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: { code: 'readerError' } }])
  })

  it.each(['variants=some', 'version=latest', 'version='])('are badRequest for %s', async (query) => {
    for (const path of [PAGE, '/.rest/campaign-manager/campaign/advent-2026', '/.rest/delivery/ecompages/v1']) {
      const answer = await app.inject({ url: `${path}?resourceType=product&${query}` })
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: { code: 'badRequest' } }])
    }
  })

  it('hide internal details', async () => {
    isBroken = true
    const answer = await app.inject({ url: PAGE })
    isBroken = false
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { error: { code: 'unknown', message: 'The request could not be answered.' } },
    ])
  })
})

let sandbox: FastifyInstance
beforeAll(async () => {
  sandbox = await createSandbox()
})
afterAll(() => sandbox.close())

describe('faults of the CMS', () => {
  const faults = (payload: readonly object[]) =>
    sandbox.inject({ method: 'PUT', url: '/sandbox/faults', payload: [...payload] })

  it.each([
    ['/.rest/site-config/v1/', '/.rest/site-config/v1/'],
    ['/.rest/delivery/pages/v1/*', '/.rest/delivery/pages/v1/ch?lang=de'],
    ['/.rest/delivery/pages/v1/', '/.rest/delivery/pages/v1/?@ancestor=/ch'],
    ['/.rest/delivery/pages/v1/ch/about/@nodes', '/.rest/delivery/pages/v1/ch/about/@nodes'],
    ['/.rest/campaign-manager/', '/.rest/campaign-manager/campaign/advent-2026?version=1.0'],
    ['/.rest/template-annotations/', '/.rest/template-annotations/v1/website/ch'],
    ['/.rest/delivery/ecompages/v1', '/.rest/delivery/ecompages/v1?resourceType=product&resourceId=x'],
    ['/.rest/websiteconfig/links/v1/:country', '/.rest/websiteconfig/links/v1/ch?query=header'],
    ['/.rest/delivery/websiteconfigs/', '/.rest/delivery/websiteconfigs/v1/ch/iframe-config'],
    ['/.rest/canonical-links/v1', '/.rest/canonical-links/v1?pageUrl=/ch/de'],
  ])('affect %s only, in the format of the CMS', async (endpoint, url) => {
    const status = async (path: string) => (await sandbox.inject(path)).statusCode
    await faults([])
    const fault = { endpoint: `GET ${endpoint}`, kind: 'status', status: 500 }
    expect(await status(url)).toBe(200)
    await faults([fault])
    const struck = await sandbox.inject(url)
    expect([struck.statusCode, struck.json()]).toMatchObject([500, { error: { code: 'unknown' } }])
    expect(await status(endpoint.includes('site-config') ? PAGE : '/.rest/site-config/v1')).toBe(200)
  })

  it('can truncate, delay and corrupt a page', async () => {
    for (const kind of ['malformed', 'truncated', 'wrong-type', 'rate-limit', 'maintenance', 'load']) {
      await sandbox.inject({
        method: 'PUT',
        url: '/sandbox/faults',
        payload: [{ endpoint: 'GET /.rest/', kind, times: 1 }],
      })
      const [spoilt, whole] = [await sandbox.inject(PAGE), await sandbox.inject(PAGE)]
      expect([kind, spoilt.body === whole.body]).toEqual([kind, false])
    }
  })
})

describe('files of the media library', () => {
  it('are found by their identifier; a wrong name or identifier is 404', async () => {
    await sandbox.inject({ method: 'PUT', url: '/sandbox/faults', payload: [] })
    const file = async (path: string) => {
      const { statusCode, headers } = await sandbox.inject(path)
      return [statusCode, headers['content-type']]
    }
    expect(await file(damLink('logos/corvane.png'))).toEqual([200, 'image/png'])
    expect(await file(damLink('scenes/craft.jpg'))).toEqual([200, 'image/jpeg'])
    const small = damRenditions('scenes/craft.jpg')['480x320']?.link ?? ''
    expect(await file(small)).toEqual([200, 'image/jpeg'])
    expect((await file(small.replace('480x320', '4000x4000')))[0]).toBe(404)
    expect((await file(damLink('logos/corvane.png').replace('corvane', 'x')))[0]).toBe(404)
    expect((await file('/dam/jcr:0/corvane.png'))[0]).toBe(404)
  })

  it.each([
    ['documents/care-guide-de.pdf', 'application/pdf', 'bytes=0-3', '%PDF'],
    ['video/meridian-loop.mp4', 'video/mp4', 'bytes=4-7', 'ftyp'],
  ])('include %s as a whole and in ranges, also without its name', async (name, type, range, signature) => {
    for (const url of [damLink(name), damLink(name).replace(/\/[^/]*$/, '')]) {
      const whole = await sandbox.inject(url)
      expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, type])
      const part = await sandbox.inject({ url, headers: { range } })
      expect([part.statusCode, part.body]).toEqual([206, signature])
    }
  })
})
