import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { registerLegacy } from './registerLegacy.js'

describe('the replacement for the legacy storefront', () => {
  it.each([
    ['de-CH,de;q=0.9', 'de', 'Zurück zu Halbrenn'],
    ['sv,da;q=0.8', 'da', 'Tilbage til Halbrenn'],
    ['', 'en', 'Back to Halbrenn'],
  ])('answers %j in %s, with a link back', async (accepted, language, back) => {
    const app = Fastify()
    registerLegacy(app, 'http://localhost:3000')
    for (const url of ['/account', '/order/history']) {
      const { statusCode, body } = await app.inject({ url, headers: { 'accept-language': accepted } })
      expect(statusCode).toBe(200)
      expect(body).toContain(`<html lang="${language}">`)
      expect(body).toContain(`<a href="http://localhost:3000/">${back}</a>`)
    }
  })
})
