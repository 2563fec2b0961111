import type { QueriedContext } from '@vitrine/commerce-client/domain/shopperContext/contextOfQuery'
import { z } from 'zod'
import { line } from '../bff/calls/fields.js'

/** Characters allowed in both a cookie and a campaign link. */
const SOURCE_CODE = /^[\w.~ -]{1,256}$/

const name = z.string().regex(/^[A-Za-z_][\w-]{0,63}$/)
const qualifiers = z
  .record(name, line(256))
  .refine((given) => Object.keys(given).length <= 20)
  .optional()

/**
 * The parts of a shopper context that a page may set. It may never set groups, coupons, dates or the client's address.
 */
const contextBody = z.object({
  sourceCode: z.string().regex(SOURCE_CODE).optional(),
  geoLocation: z
    .object({
      city: line(256).optional(),
      country: line(256).optional(),
      countryCode: z
        .string()
        .regex(/^[A-Za-z]{2}$/)
        .optional(),
      latitude: z.coerce.number().min(-90).max(90).optional(),
      longitude: z.coerce.number().min(-180).max(180).optional(),
      metroCode: line(256).optional(),
      postalCode: line(256).optional(),
      region: line(256).optional(),
      regionCode: line(256).optional(),
    })
    .optional(),
  customQualifiers: qualifiers,
  assignmentQualifiers: qualifiers,
})

/** Parses the body of `POST /apis/shopper-context`; null = invalid. */
export function readContextBody(body: unknown): QueriedContext | null {
  return contextBody.safeParse(body ?? {}).data ?? null
}

/** Whether a source code from a cookie is valid. */
export function isSourceCode(code: string): boolean {
  return SOURCE_CODE.test(code)
}
