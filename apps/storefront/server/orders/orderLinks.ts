import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

const DAY_SECONDS = 86_400
const VALID_DAYS = 30
const ORDER_NO = /^[\w-]{1,64}$/
const KEY = /^([0-9a-z]{1,8})\.([\w-]{43})$/

/** Signed links to the confirmation of an order. A link contains nothing about the shopper. */
export interface OrderLinks {
  /** Path without the locale alias, valid for 30 days. */
  confirmationPath(orderNo: string): string
  /** Path of the calendar file without the locale alias, with a key that was checked before. */
  calendarPath(orderNo: string): string
  /** Whether the key was created for this order by this storefront, and has not expired. */
  isValid(orderNo: string, key: string | null): boolean
}

/** @param secrets of sessions: the first signs, every one verifies, so that keys can be rotated */
export function createOrderLinks(options: {
  readonly secrets: readonly string[]
  /** ms since 1970 */
  readonly now: () => number
}): OrderLinks {
  const given = options.secrets.length > 0 ? options.secrets : [randomBytes(32).toString('base64url')]
  const keys = given.map((secret) => Buffer.from(hkdfSync('sha256', secret, 'vitrine', 'order-links', 32)))
  const seconds = () => Math.floor(options.now() / 1000)

  function keyOf(orderNo: string): string {
    // Ends with a day, so that links of one day are equal.
    const until = (Math.floor(seconds() / DAY_SECONDS) + VALID_DAYS + 1) * DAY_SECONDS
    const expiry = until.toString(36)
    const [first] = keys
    return `${expiry}.${first ? signature(first, orderNo, expiry).toString('base64url') : ''}`
  }
  const pathOf = (orderNo: string, rest: string) =>
    `/checkout/confirmation/${encodeURIComponent(orderNo)}${rest}?key=${keyOf(orderNo)}`

  return {
    confirmationPath: (orderNo) => pathOf(orderNo, ''),
    calendarPath: (orderNo) => pathOf(orderNo, '/calendar.ics'),
    isValid(orderNo, key) {
      const [, expiry = '', signed = ''] = KEY.exec(key ?? '') ?? []
      if (signed === '' || !ORDER_NO.test(orderNo)) return false
      const bytes = Buffer.from(signed, 'base64url')
      const isSigned = keys.some((secret) => timingSafeEqual(signature(secret, orderNo, expiry), bytes))
      return isSigned && Number.parseInt(expiry, 36) > seconds()
    },
  }
}

function signature(key: Buffer, orderNo: string, expiry: string): Buffer {
  return createHmac('sha256', key).update(`${expiry}\n${orderNo}`).digest()
}
