import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ORGANIZATION_ID, SITE_ID } from '../siteConfig.js'
import { createTestSandbox, loginGuest, type TestSandbox } from '../testing/createTestSandbox.js'

const CATEGORY = `/product/shopper-products/v1/organizations/${ORGANIZATION_ID}/categories/root`

describe('SCAPI calls', () => {
  let sandbox: TestSandbox
  beforeEach(async () => {
    sandbox = await createTestSandbox()
  })
  afterEach(() => sandbox.app.close())

  const get = (url: string, authorization?: string) =>
    sandbox.app.inject({ url, headers: authorization === undefined ? {} : { authorization } })

  it.each(['/', '/api/'])('answer below %s with a valid token', async (prefix) => {
    const { access_token } = await loginGuest(sandbox.app)
    const answer = await get(`${prefix.slice(0, -1)}${CATEGORY}?siteId=${SITE_ID}`, `Bearer ${access_token}`)
    expect(answer.statusCode).toBe(200)
  })

  it.each([
    ['no token', undefined],
    ['another scheme', 'Basic abc'],
    ['garbage', 'Bearer abc'],
    ['an unsigned token', `Bearer ${btoa('{"alg":"none"}')}.${btoa('{"sub":"x"}')}.`],
  ])('answer 401 as a problem to %s', async (_name, authorization) => {
    const answer = await get(`${CATEGORY}?siteId=${SITE_ID}`, authorization)
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject({
      title: 'Unauthorized',
      type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/unauthorized',
    })
  })

  it('answer 401 after the token has expired, even if it was accepted before', async () => {
    const { access_token } = await loginGuest(sandbox.app)
    const call = () => get(`${CATEGORY}?siteId=${SITE_ID}`, `Bearer ${access_token}`)
    expect((await call()).statusCode).toBe(200)
    sandbox.advance(1_800_000)
    expect((await call()).statusCode).toBe(401)
  })

  it('answer 401 to a token with a modified payload', async () => {
    const { access_token } = await loginGuest(sandbox.app)
    const [header = '', payload = '', signature = ''] = access_token.split('.')
    const forged = Buffer.from(Buffer.from(payload, 'base64url').toString().replace('"ist":1', '"ist":2'))
    const answer = await get(
      `${CATEGORY}?siteId=${SITE_ID}`,
      `Bearer ${header}.${forged.toString('base64url')}.${signature}`,
    )
    expect(answer.statusCode).toBe(401)
  })

  it('accept a token of the same database after a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-'))
    const databasePath = join(folder, 'sandbox.sqlite')
    const before = await createTestSandbox({ databasePath })
    const { access_token } = await loginGuest(before.app)
    await before.app.close()
    const after = await createTestSandbox({ databasePath })
    const answer = await after.app.inject({
      url: `${CATEGORY}?siteId=${SITE_ID}`,
      headers: { authorization: `Bearer ${access_token}` },
    })
    await after.app.close()
    await rm(folder, { recursive: true })
    expect(answer.statusCode).toBe(200)
  })

  it.each([
    ['400 without a site', '', 400, 'bad-request'],
    ['404 for another site', '?siteId=other', 404, 'site-not-found'],
  ])('answer %s', async (_name, query, status, slug) => {
    const { access_token } = await loginGuest(sandbox.app)
    const answer = await get(`${CATEGORY}${query}`, `Bearer ${access_token}`)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().type).toMatch(new RegExp(`/${slug}$`))
  })

  it('have no CORS headers, because browsers never make them', async () => {
    const { headers } = await sandbox.app.inject({ url: CATEGORY, headers: { origin: 'http://localhost:3000' } })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})
