import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildImageCatalogue } from './buildImageCatalogue.js'
import { noPhotographs, type Photographs, readPhotographs } from './photographs.js'
import { registerImages } from './registerImages.js'

const PUBLIC_ID = 'catalogue/2104-310-1_MP_1.jpg'
const url = (transforms: string, publicId = PUBLIC_ID) => `/vitrine/image/upload/${transforms}/${publicId}`

describe('registerImages', () => {
  let app: FastifyInstance
  let cacheDir: string

  beforeAll(async () => {
    cacheDir = await mkdtemp(join(tmpdir(), 'vitrine-images-'))
    app = Fastify()
    await registerImages(app, { catalogue: buildImageCatalogue(), options: { cacheDir } })
  })

  afterAll(async () => {
    await app.close()
    await rm(cacheDir, { recursive: true })
  })

  const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: path, headers })

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('answers Accept %j with %s', async (accept, type, decoded) => {
    const response = await get(url('c_limit,f_auto,w_300'), { accept })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe(type)
    expect(response.headers.vary).toBe('Accept')
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: decoded, width: 300, height: 375 })
  })

  it('creates a square PNG thumbnail that does not depend on Accept', async () => {
    const response = await get(url('c_fill,w_300,h_300,f_png'), { accept: 'image/avif' })
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'png', width: 300, height: 300 })
    expect(response.headers.vary).toBeUndefined()
  })

  it('never enlarges an image', async () => {
    const response = await get(url('c_limit,w_3840,f_jpg'))
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 1200, height: 1500 })
  })

  it('keeps the exact tile colour in the corner of a lossless image', async () => {
    const response = await get(url('c_limit,w_300,f_png'))
    const { dominant } = await sharp(response.rawPayload).extract({ left: 0, top: 0, width: 8, height: 8 }).stats()
    expect(Object.values(dominant).every((value) => Math.abs(value - 0xf2) <= 8)).toBe(true)
  })

  it('answers 304 to an ETag of the same encoding only', async () => {
    const first = await get(url('c_limit,f_auto,w_300'), { accept: 'image/webp' })
    const etag = String(first.headers.etag)
    const again = await get(url('f_auto,w_300,c_limit'), { accept: 'image/webp', 'if-none-match': `"x", W/${etag}` })
    const other = await get(url('c_limit,f_auto,w_300'), { accept: 'image/avif', 'if-none-match': etag })
    expect([again.statusCode, again.body, other.statusCode]).toEqual([304, '', 200])
  })

  it('answers HEAD without a body', async () => {
    const response = await app.inject({ method: 'HEAD', url: url('c_limit,f_jpg,w_300') })
    expect([response.statusCode, response.body]).toEqual([200, ''])
    expect(Number(response.headers['content-length'])).toBeGreaterThan(1000)
  })

  it('renders once for simultaneous requests and leaves no temporary files', async () => {
    const before = new Set(await readdir(cacheDir))
    const answers = await Promise.all([1, 2, 3, 4].map(() => get(url('c_limit,f_webp,w_390'))))
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200])
    const added = (await readdir(cacheDir)).filter((name) => !before.has(name))
    expect(added).toEqual([expect.stringMatching(/^[a-f0-9]{32}\.webp$/)])
  })

  it('refuses an unknown transform with the reason', async () => {
    const response = await get(url('c_limit,w_301'))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ status: 400, detail: expect.stringContaining('"w_301" is not allowed') })
  })

  it.each([
    ['an unknown image', url('w_300', 'catalogue/nothing.jpg')],
    ['an unknown cloud', `/elsewhere/image/upload/w_300/${PUBLIC_ID}`],
    ['a path outside the catalogue', url('w_300', '..%2f..%2f..%2fetc%2fpasswd')],
    ['a prototype property', url('w_300', 'constructor')],
  ])('answers 404 to %s', async (_case, path) => {
    const response = await get(path)
    expect(response.statusCode).toBe(404)
    expect(response.headers['cache-control']).toBeUndefined()
  })

  it('answers 404 to images without a photograph, and to no others', async () => {
    const other = Fastify()
    const photographs = { ...noPhotographs, named: readPhotographs().named }
    await registerImages(other, { catalogue: buildImageCatalogue(), photographs, options: { cacheDir } })
    const status = async (publicId: string) => (await other.inject({ url: url('c_limit,w_300', publicId) })).statusCode
    expect([await status(PUBLIC_ID), await status('scenes/gifts.jpg')]).toEqual([404, 200])
    await other.close()
  })

  it('serves a complete turntable sheet below one megabyte', { timeout: 20_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-sheet-'))
    const file = join(folder, 'sheet.webp')
    const size = { width: 3840, height: 4800 }
    await sharp({ create: { ...size, channels: 4, background: '#8888' } })
      .webp({ effort: 0 })
      .toFile(file)
    const image = { publicId: 'catalogue/2104-310-1_360.jpg', view: 'turntable', ...size } as const
    const [front] = buildImageCatalogue().products[0]?.images ?? []
    const catalogue = buildImageCatalogue({ images: front ? [{ ...front, ...image }] : [] })
    const photographs: Photographs = { ...noPhotographs, find: () => ({ file, version: 'a', ...size }) }
    const other = Fastify()
    await registerImages(other, { catalogue, photographs, options: { cacheDir: folder } })
    const response = await other.inject({
      url: url('c_limit,f_auto,w_3840', image.publicId),
      headers: { accept: 'image/webp' },
    })
    expect(await sharp(response.rawPayload).metadata()).toMatchObject(size)
    expect(response.rawPayload.length).toBeLessThan(1_000_000)
    await other.close()
    await rm(folder, { recursive: true })
  })

  it('serves byte ranges of a video, so that players can seek', async () => {
    const response = await get('/media/video/meridian-loop.mp4', { range: 'bytes=4-7' })
    expect(response.statusCode).toBe(206)
    expect(response.body).toBe('ftyp')
    expect(response.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-length': '4',
    })
    expect(response.headers['content-range']).toMatch(/^bytes 4-7\/\d+$/)
  })

  it('refuses a range beyond the end of a video', async () => {
    const response = await get('/media/video/meridian-loop.mp4', { range: 'bytes=999999999-' })
    expect(response.statusCode).toBe(416)
  })

  it.each(['..%2fpackage.json', 'missing.mp4', '.mp4'])('answers 404 to the video %j', async (file) => {
    expect((await get(`/media/video/${file}`)).statusCode).toBe(404)
  })
})
