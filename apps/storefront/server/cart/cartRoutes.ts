import { getProductsInBatches } from '@vitrine/commerce-client/client/shopperProducts'
import { type CartNotice, cartNotices, type CartView } from '../../app/contract/cartView.js'
import { SESSION_HINT_COOKIE } from '../../app/contract/hostContract.js'
import type { PersonalRequest, PersonalRoute } from '../personal/personalRoutes.js'
import type { ReadShopper, Shopper } from '../personal/shopperClient.js'
import { parseCookies } from '../session/cookies.js'
import { cartBasketOf } from './cartBasketOf.js'
import { cartProductOf } from './cartProductOf.js'
import { changeCart } from './changeCart.js'
import { readCartBasket } from './readCartBasket.js'

/** Time for all requests of a document: afterwards the shared page is sent, which reads the basket in the browser. */
const PATIENCE_MS = 2_000

/**
 * The page of the cart for a shopper with a session, and its forms for browsers without scripts. All others get the page
 * that is the same for everybody.
 */
export function cartRoutes({ readShopper }: { readonly readShopper: ReadShopper }): readonly PersonalRoute[] {
  return [
    {
      path: '/cart',
      policy: 'document',
      isFor: ({ method, cookie }) => method === 'POST' || parseCookies(cookie).get(SESSION_HINT_COOKIE) === '1',
      async get(personal) {
        const shopper = await readShopper(personal.request, personal.reply, personal.market)
        const cart = shopper && (await readCart(shopper, personal))
        return personal.show(cart ? { cart } : {})
      },
      async post(personal) {
        const shopper = await readShopper(personal.request, personal.reply, personal.market)
        if (!shopper) return personal.goTo('/cart')
        return personal.goTo(`/cart?notice=${await changeCart(shopper, personal)}`)
      },
    },
  ]
}

/** The cart as the page shows it; null = the platform does not answer in time. */
async function readCart(shopper: Shopper, { request, market, query }: PersonalRequest): Promise<CartView | null> {
  const options = { signal: AbortSignal.timeout(PATIENCE_MS) }
  try {
    const basket = await readCartBasket(shopper, market, options)
    const ids = (basket?.productItems ?? []).flatMap(({ productId }) => productId ?? [])
    const products = ids.length > 0 ? await getProductsInBatches(shopper.client, { ids }, options) : []
    return {
      basket: basket && cartBasketOf(basket),
      products: products.map(cartProductOf),
      notice: noticeOf(query.get('notice')),
    }
  } catch (error) {
    request.log.warn({ err: error }, 'The cart could not be rendered on the server; the browser reads it')
    return null
  }
}

function noticeOf(value: string | null): CartNotice | null {
  return cartNotices.find((notice) => notice === value) ?? null
}
