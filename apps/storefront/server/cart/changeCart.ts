import { isCommerceApiError } from '@vitrine/commerce-client/client/CommerceApiError'
import { addCouponToBasket, removeCouponFromBasket } from '@vitrine/commerce-client/client/shopperBasketCheckout'
import { removeItemFromBasket, updateItemInBasket } from '@vitrine/commerce-client/client/shopperBaskets'
import { couponRefusal } from '@vitrine/commerce-client/domain/basket/couponRefusal'
import type { Basket } from '@vitrine/commerce-client/types/basket'
import type { CartNotice } from '../../app/contract/cartView.js'
import { ID_PATTERN } from '../bff/calls/fields.js'
import type { FormValues } from '../http/formBody.js'
import type { PersonalRequest } from '../personal/personalRoutes.js'
import type { Shopper } from '../personal/shopperClient.js'
import { readCartBasket } from './readCartBasket.js'

const MAX_QUANTITY = 99
const MAX_CODE = 256

/** A change of one basket, with its outcome. */
type Change = (shopper: Shopper, basketId: string, form: FormValues) => Promise<CartNotice>

/** The forms of the cart by their field `action`. */
const changes: ReadonlyMap<string | undefined, Change> = new Map<string, Change>([
  ['quantity', changeQuantity],
  ['remove', removeLine],
  ['coupon', addCoupon],
  ['removeCoupon', removeCoupon],
])

/** Applies a submitted form of the cart to the shopper's own basket. Never throws: a failure is an outcome. */
export async function changeCart(
  shopper: Shopper,
  { form, market, request }: Pick<PersonalRequest, 'form' | 'market' | 'request'>,
): Promise<CartNotice> {
  try {
    const change = changes.get(form['action'])
    const basket = change && (await readCartBasket(shopper, market))
    return change && basket?.basketId !== undefined ? await change(shopper, basket.basketId, form) : 'failed'
  } catch (error) {
    request.log.warn({ err: error }, 'A form of the cart could not be applied')
    return 'failed'
  }
}

async function changeQuantity({ client }: Shopper, basketId: string, form: FormValues): Promise<CartNotice> {
  const itemId = idIn(form)
  const text = form['quantity'] ?? ''
  const quantity = /^\d{1,2}$/.test(text) ? Number(text) : null
  if (itemId === null || quantity === null || quantity > MAX_QUANTITY) return 'failed'
  await updateItemInBasket(client, { basketId, itemId, body: { quantity } })
  return quantity === 0 ? 'removed' : 'updated'
}

async function removeLine({ client }: Shopper, basketId: string, form: FormValues): Promise<CartNotice> {
  const itemId = idIn(form)
  if (itemId === null) return 'failed'
  await removeItemFromBasket(client, { basketId, itemId })
  return 'removed'
}

async function addCoupon({ client }: Shopper, basketId: string, form: FormValues): Promise<CartNotice> {
  const code = (form['code'] ?? '').trim()
  if (code === '') return 'couponMissing'
  if (code.length > MAX_CODE || /\p{Cc}/u.test(code)) return 'unknown'
  try {
    return refusalIn(await addCouponToBasket(client, { basketId, body: { code } }), code) ?? 'couponAdded'
  } catch (error) {
    if (!isCommerceApiError(error, 'validation')) throw error
    return couponRefusal(error.extras['statusCode']) ?? 'failed'
  }
}

async function removeCoupon({ client }: Shopper, basketId: string, form: FormValues): Promise<CartNotice> {
  const couponItemId = idIn(form)
  if (couponItemId === null) return 'failed'
  await removeCouponFromBasket(client, { basketId, couponItemId })
  return 'couponRemoved'
}

function refusalIn({ couponItems = [] }: Basket, code: string) {
  const added = couponItems.find((coupon) => coupon.code.toUpperCase() === code.toUpperCase())
  return couponRefusal(added?.statusCode)
}

/** The field `itemId`; null = not an id of the platform. */
function idIn(form: FormValues): string | null {
  const id = form['itemId'] ?? ''
  return ID_PATTERN.test(id) ? id : null
}
