import { fastify } from 'fastify'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { brandNames } from '../../seed/brands.js'
import { logos } from './logos.js'
import { registerLogos } from './registerLogos.js'

describe('logos', () => {
  it('exist for every brand, by its slug', () => {
    expect([...logos.values()].map(({ brand }) => brand).sort()).toEqual([...brandNames].sort())
    expect([...logos.keys()]).toContain('perrine-ashdown')
  })

  it.each([...logos])('of %s is drawn in ink on a transparent ground', async (_, { svg, width, height }) => {
    const { channels, isOpaque } = await sharp(Buffer.from(svg)).stats()
    const size = await sharp(Buffer.from(svg)).metadata()
    expect([size.width, size.height, isOpaque]).toEqual([width, height, false])
    expect(channels[3]?.mean).toBeGreaterThan(2)
  })
})

describe('the image provider', () => {
  const app = fastify()
  registerLogos(app)
  const get = (path: string, accept = 'image/avif,image/webp') =>
    app.inject({ url: `/vitrine/image/upload/${path}`, headers: { accept } })

  it('serves a logo in the requested size, transparent if the format supports it', async () => {
    const answer = await get('c_limit,f_auto,w_300/logos/corvane.png', 'image/webp')
    expect(answer.headers['content-type']).toBe('image/webp')
    const { width } = await sharp(answer.rawPayload).metadata()
    expect([width, (await sharp(answer.rawPayload).stats()).isOpaque]).toEqual([300, false])
  })

  it('uses a white background otherwise', async () => {
    const answer = await get('c_limit,f_auto,w_300/logos/corvane.png', 'image/jpeg')
    const { dominant } = await sharp(answer.rawPayload).stats()
    expect(dominant.r).toBeGreaterThan(240)
  })

  it.each([
    ['c_limit,f_auto,w_300/logos/unheard.png', 404],
    ['c_limit,f_auto,w_300/logos/corvane.svg', 404],
    ['odd/logos/corvane.png', 400],
  ])('answers %s with %i', async (path, status) => {
    expect((await get(path)).statusCode).toBe(status)
  })
})
