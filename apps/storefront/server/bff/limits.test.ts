import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { addressLimit } from './addressLimit.js'
import { createExtraLimit } from './extraLimit.js'

const FIRST = '203.0.113.1'
const SECOND = '203.0.113.2'

async function openServer() {
  const server = Fastify()
  onTestFinished(() => server.close())
  await server.register(rateLimit, { global: false, keyGenerator: () => 'the same for everybody' })
  return server
}

describe('addressLimit', () => {
  async function open() {
    const server = await openServer()
    server.get('/', addressLimit(2, 600), () => 'ok')
    return (remoteAddress: string) => server.inject({ url: '/', remoteAddress })
  }

  it('counts the requests of each address in the window', async () => {
    const get = await open()
    expect((await get(FIRST)).statusCode).toBe(200)
    expect((await get(FIRST)).statusCode).toBe(200)
    const late = await get(FIRST)
    expect(late.statusCode).toBe(429)
    expect(Number(late.headers['retry-after'])).toBe(600)
    expect((await get(SECOND)).statusCode).toBe(200)
  })

  it('counts the addresses of one IPv6 network together', async () => {
    const get = await open()
    await get('2001:db8:1:2::1')
    await get('2001:db8:1:2::2')
    expect((await get('2001:db8:1:2::3')).statusCode).toBe(429)
    expect((await get('2001:db8:1:3::1')).statusCode).toBe(200)
  })
})

describe('createExtraLimit', () => {
  it.each([
    ['numbers', 2, 30],
    ['functions of the request', () => 2, () => 30],
  ])('accepts limit and seconds as %s', async (_name, max, seconds) => {
    const server = await openServer()
    const isWithin = createExtraLimit(server, { max, seconds, keyOf: ({ url }) => url })
    server.get('/*', async (request, reply) => ({ isWithin: await isWithin(request, reply) }))
    const get = (url: string, remoteAddress = FIRST) => server.inject({ url, remoteAddress })
    for (const _ of [1, 2]) {
      const answer = await get('/a')
      expect(answer.json()).toEqual({ isWithin: true })
      expect(answer.headers).not.toHaveProperty('retry-after')
    }
    const late = await get('/a')
    expect(late.json()).toEqual({ isWithin: false })
    expect(late.headers['retry-after']).toBe('30')
    expect((await get('/b')).json()).toEqual({ isWithin: true })
    expect((await get('/a', SECOND)).json()).toEqual({ isWithin: true })
  })
})
