import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { PaymentError } from '../api/PaymentError.js'
import { pageHeaders } from '../pages/pageHeaders.js'
import type { PaymentContext } from '../paymentContext.js'
import { fieldsPage, SCRIPT_PATH } from './fieldsPage.js'
import { fieldsScript } from './fieldsScript.js'
import { fieldsStyles, readTheme } from './fieldsTheme.js'

interface FieldsCall {
  readonly Querystring: Readonly<Record<string, unknown>>
}

/** `GET /fields?origin=…&locale=…`: the card fields for a frame of the shop, and their script. */
export function fieldsRoutes(app: FastifyInstance, { isShop }: PaymentContext): void {
  app.get<FieldsCall>('/fields', ({ query }, reply) => {
    const { origin, locale = 'en', ...look } = query
    const theme = readTheme(look)
    if (typeof origin !== 'string' || !isShop(origin)) {
      throw new PaymentError(400, 'origin_refused', 'origin must be an origin of the shop.')
    }
    if (typeof locale !== 'string' || !/^[a-z]{2}(?:-[A-Z]{2})?$/.test(locale)) {
      throw new PaymentError(400, 'locale_invalid', 'locale must be a language with or without a country, e.g. de-CH.')
    }
    if (!theme) throw new PaymentError(400, 'look_invalid', 'A parameter of the look is unknown or malformed.')
    const nonce = randomBytes(16).toString('base64')
    const headers = pageHeaders(reply, { framedBy: [origin], scripts: "'self'", styleNonce: nonce })
    return headers.send(fieldsPage({ origin, locale, styles: fieldsStyles(theme), nonce }))
  })

  app.get(SCRIPT_PATH, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(fieldsScript),
  )
}
