import { createHmac } from 'node:crypto'

/** Header with the signature of a webhook. */
export const SIGNATURE_HEADER = 'x-testpay-signature'

/**
 * Signature of a webhook: `t={unix seconds},v1={hex HMAC-SHA256 of "{t}.{raw body}"}`.
 * @param now epoch milliseconds
 */
export function signWebhook(body: string, secret: string, now: number): string {
  const time = Math.floor(now / 1000)
  const digest = createHmac('sha256', secret).update(`${time}.${body}`, 'utf8').digest('hex')
  return `t=${time},v1=${digest}`
}
