import { SEEDED_PASSWORD } from '../../seed/customers.js'
import type { SeedProduct } from '../../seed/seedTypes.js'
import type { SandboxClient, Session } from './createSandboxClient.js'
import { firstPiece, orderablePieces } from './pieces.js'
import type { Scenario } from './scenario.js'

const BASKETS = 'checkout/shopper-baskets/v2'

interface WireBasket {
  readonly basketId: string
  readonly currency: string
}

const TOO_FEW_WATCHES = 'Fewer than two watches can be ordered. POST /sandbox/reset restocks them.'

const isWatch = ({ type }: SeedProduct) => type === 'watch'

/** Baskets in states with rules of their own (Spec §8). */
export const basketScenarios: readonly Scenario[] = [
  {
    name: 'guest-with-basket',
    description: 'A guest in Switzerland with one watch in the basket.',
    async run(client, { commerce }) {
      const [piece, another] = orderablePieces(commerce.catalogue).filter(isWatch)
      if (!piece || !another) throw new Error(TOO_FEW_WATCHES)
      return { ...(await withBasket(client, await client.loginGuest(), [piece])), inStockProductId: another.id }
    },
  },
  {
    name: 'basket-with-unavailable-item',
    description: 'A guest with two watches in the basket, the first of which has been sold out since.',
    async run(client, { commerce: { catalogue } }) {
      const [gone, kept] = orderablePieces(catalogue).filter(isWatch)
      if (!gone || !kept) throw new Error(TOO_FEW_WATCHES)
      const state = await withBasket(client, await client.loginGuest(), [gone, kept])
      catalogue.setStock(gone.id, { availability: 'soldOut', allocation: 0 })
      return { ...state, unavailableProductId: gone.id }
    },
  },
  {
    name: 'pre-order-basket',
    description: 'A guest whose basket contains a pre-order product, so that nothing in stock can be added.',
    async run(client, { commerce: { catalogue } }) {
      const piece = firstPiece(
        catalogue.source.products,
        'pre-order',
        ({ availability, canBeAddedToCart, isPriceOnRequest, isStaffSale }) =>
          availability === 'preOrder' && canBeAddedToCart && !isPriceOnRequest && !isStaffSale,
      )
      const inStock = firstPiece(orderablePieces(catalogue), 'orderable', isWatch)
      return { ...(await withBasket(client, await client.loginGuest(), [piece])), inStockProductId: inStock.id }
    },
  },
  {
    name: 'staff-sale-basket',
    description: 'The staff sale customer, logged in, with a staff sale product in the basket.',
    async run(client, { commerce: { catalogue } }) {
      const piece = firstPiece(
        catalogue.source.products,
        'staff sale',
        ({ isStaffSale, availability, canBeAddedToCart }) =>
          isStaffSale && availability === 'inStock' && canBeAddedToCart,
      )
      const regular = firstPiece(orderablePieces(catalogue), 'orderable', isWatch)
      const session = await client.loginRegistered('staff@halbrenn.example', SEEDED_PASSWORD)
      return { ...(await withBasket(client, session, [piece])), regularProductId: regular.id }
    },
  },
  {
    name: 'foreign-country-basket',
    description: 'A guest whose basket was created in Denmark (DKK) and does not match any other country.',
    async run(client, { commerce }) {
      const piece = firstPiece(orderablePieces(commerce.catalogue), 'orderable', isWatch)
      return withBasket(client, await client.loginGuest(), [piece], 'da-DK')
    },
  },
]

/** Replaces the session's basket with one that contains these products. */
async function withBasket(client: SandboxClient, session: Session, pieces: readonly SeedProduct[], locale = 'de-CH') {
  const customer = `/customers/${session.customerId}/baskets`
  const { baskets = [] } = await client.call<{ baskets?: readonly WireBasket[] }>(
    session,
    'GET',
    'customer/shopper-customers/v1',
    customer,
  )
  for (const { basketId } of baskets) await client.remove(session, BASKETS, `/baskets/${basketId}`)
  const { basketId } = await client.call<WireBasket>(session, 'POST', BASKETS, `/baskets?locale=${locale}`, {})
  const basket = await client.call<WireBasket>(
    session,
    'POST',
    BASKETS,
    `/baskets/${basketId}/items?locale=${locale}`,
    pieces.map(({ id }) => ({ productId: id, quantity: 1 })),
  )
  return { session, basketId, currency: basket.currency, productIds: pieces.map(({ id }) => id) }
}
