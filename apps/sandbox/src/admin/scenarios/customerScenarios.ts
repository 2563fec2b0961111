import { SEEDED_PASSWORD } from '../../seed/customers.js'
import { orderablePieces } from './pieces.js'
import type { Scenario } from './scenario.js'

const CUSTOMERS = 'customer/shopper-customers/v1'
const FULL_LIST = 40

interface WireList {
  readonly id: string
}

interface WireOrders {
  readonly data?: readonly { readonly orderNo: string }[]
}

/** Customers, their lists and orders, and the stock. */
export const customerScenarios: readonly Scenario[] = [
  {
    name: 'registered-with-orders',
    description: 'Mila Brandt, logged in: two addresses, a card, a wish list and past orders.',
    async run(client) {
      const session = await client.loginRegistered('mila.brandt@example.com', SEEDED_PASSWORD)
      const path = `/customers/${session.customerId}/orders`
      const { data = [] } = await client.call<WireOrders>(session, 'GET', CUSTOMERS, path)
      return { session, login: 'mila.brandt@example.com', orderNos: data.map(({ orderNo }) => orderNo) }
    },
  },
  {
    name: 'full-wish-list',
    description: `A guest with ${FULL_LIST} products on the wish list.`,
    async run(client, { commerce }) {
      const session = await client.loginGuest()
      const lists = `/customers/${session.customerId}/product-lists`
      const { id } = await client.call<WireList>(session, 'POST', CUSTOMERS, lists, { type: 'wish_list' })
      const pieces = orderablePieces(commerce.catalogue).slice(0, FULL_LIST)
      for (const { id: productId } of pieces) {
        const item = { quantity: 1, public: false, priority: 1, type: 'product', productId }
        await client.call(session, 'POST', CUSTOMERS, `${lists}/${id}/items`, item)
      }
      return { session, listId: id, productIds: pieces.map((piece) => piece.id) }
    },
  },
  {
    name: 'sold-out-piece',
    description: 'Sells out the first orderable watch for everyone, until the reset.',
    async run(_client, { commerce: { catalogue } }) {
      const [piece] = orderablePieces(catalogue).filter(({ type }) => type === 'watch')
      if (!piece) throw new Error('Every watch is sold out. POST /sandbox/reset restocks them.')
      catalogue.setStock(piece.id, { availability: 'soldOut', allocation: 0 })
      return { productId: piece.id, urlPath: `${piece.urlPath}/${piece.id}.html` }
    },
  },
]
