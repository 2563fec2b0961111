import { expect } from 'vitest'
import { problem, statusOf, type Operation } from './operation.js'
import type { Stage } from './stage.js'

interface ListIds {
  readonly customerId: string
  readonly listId: string
}

/** Without the item, for operations on the whole list. */
const ofList = ({ customerId, listId }: ListIds) => ({ customerId, listId })

/** A public wish list of the shared customer with one public product. */
const withList = async ({ customer: { customers, customerId }, pieces }: Stage) => {
  const list = await customers.createCustomerProductList({
    parameters: { customerId },
    body: { type: 'wish_list', name: 'Watches', public: true },
  })
  const listId = list.id ?? ''
  const [productId = ''] = await pieces()
  const item = await customers.createCustomerProductListItem({
    parameters: { customerId, listId },
    body: { type: 'product', productId, quantity: 1, public: true, priority: 1 },
  })
  return { customerId, listId, itemId: item.id ?? '' }
}
const withoutList = ({ customer: { customerId } }: Stage) => ({ customerId, listId: 'unknown', itemId: 'unknown' })
const ITEM = { quantity: 2, public: true, priority: 2 }

/** Shopper Customers: product lists, own and public ones. */
export const listOperations: readonly Operation[] = [
  {
    name: 'createCustomerProductList',
    drive: ({ guest: { customers, customerId } }) =>
      customers.createCustomerProductList({ parameters: { customerId }, body: { type: 'wish_list' } }),
    answers: { id: expect.any(String), type: 'wish_list', public: false, customerProductListItems: [] },
    refusal: problem(400, 'invalid-customer', ({ guest, customer }) =>
      guest.customers.createCustomerProductList({
        parameters: { customerId: customer.customerId },
        body: { type: 'wish_list' },
      }),
    ),
  },
  {
    name: 'getCustomerProductLists',
    drive: async (stage) => {
      const { customerId } = await withList(stage)
      return stage.customer.customers.getCustomerProductLists({ parameters: { customerId } })
    },
    answers: { total: expect.any(Number), data: expect.any(Array) },
    refusal: problem(400, 'invalid-customer', ({ guest, customer }) =>
      guest.customers.getCustomerProductLists({ parameters: { customerId: customer.customerId } }),
    ),
  },
  {
    name: 'getCustomerProductList',
    drive: async (stage) =>
      stage.customer.customers.getCustomerProductList({ parameters: ofList(await withList(stage)) }),
    answers: { name: 'Watches', customerProductListItems: [{ quantity: 1 }] },
    refusal: problem(404, 'product-list-not-found', (stage) =>
      stage.customer.customers.getCustomerProductList({ parameters: ofList(withoutList(stage)) }),
    ),
  },
  {
    name: 'updateCustomerProductList',
    drive: async (stage) => {
      const parameters = ofList(await withList(stage))
      return stage.customer.customers.updateCustomerProductList({ parameters, body: { name: 'Presents' } })
    },
    answers: { name: 'Presents', type: 'wish_list' },
    refusal: problem(404, 'product-list-not-found', (stage) =>
      stage.customer.customers.updateCustomerProductList({ parameters: ofList(withoutList(stage)), body: {} }),
    ),
  },
  {
    name: 'deleteCustomerProductList',
    drive: async (stage) =>
      statusOf(stage.customer.customers.deleteCustomerProductList({ parameters: ofList(await withList(stage)) }, true)),
    answers: { status: 204 },
    refusal: problem(404, 'product-list-not-found', (stage) =>
      stage.customer.customers.deleteCustomerProductList({ parameters: ofList(withoutList(stage)) }),
    ),
  },
  {
    name: 'createCustomerProductListItem',
    drive: async (stage) => {
      const parameters = ofList(await withList(stage))
      const [, productId = ''] = await stage.pieces()
      const body = { ...ITEM, type: 'product', productId } as const
      return stage.customer.customers.createCustomerProductListItem({ parameters, body })
    },
    answers: { id: expect.any(String), ...ITEM },
    refusal: problem(404, 'product-list-not-found', (stage) =>
      stage.customer.customers.createCustomerProductListItem({
        parameters: ofList(withoutList(stage)),
        body: { ...ITEM, type: 'product', productId: 'unknown' },
      }),
    ),
  },
  {
    name: 'getCustomerProductListItem',
    drive: async (stage) => stage.customer.customers.getCustomerProductListItem({ parameters: await withList(stage) }),
    answers: { quantity: 1, priority: 1 },
    refusal: problem(404, 'not-found', async (stage) =>
      stage.customer.customers.getCustomerProductListItem({
        parameters: { ...(await withList(stage)), itemId: 'unknown' },
      }),
    ),
  },
  {
    name: 'updateCustomerProductListItem',
    drive: async (stage) =>
      stage.customer.customers.updateCustomerProductListItem({ parameters: await withList(stage), body: ITEM }),
    answers: ITEM,
    refusal: problem(404, 'product-list-not-found', (stage) =>
      stage.customer.customers.updateCustomerProductListItem({ parameters: withoutList(stage), body: ITEM }),
    ),
  },
  {
    name: 'deleteCustomerProductListItem',
    drive: async (stage) =>
      statusOf(stage.customer.customers.deleteCustomerProductListItem({ parameters: await withList(stage) }, true)),
    answers: { status: 204 },
    refusal: problem(404, 'product-list-not-found', (stage) =>
      stage.customer.customers.deleteCustomerProductListItem({ parameters: withoutList(stage) }),
    ),
  },
  {
    name: 'getPublicProductListsBySearchTerm',
    drive: async (stage) => {
      await withList(stage)
      return stage.guest.customers.getPublicProductListsBySearchTerm({ parameters: { email: stage.customer.login } })
    },
    answers: { data: expect.arrayContaining([expect.objectContaining({ title: 'Watches', type: 'wish_list' })]) },
  },
  {
    name: 'getPublicProductList',
    drive: async (stage) => {
      const { listId } = await withList(stage)
      return stage.guest.customers.getPublicProductList({ parameters: { listId } })
    },
    answers: { public: true, type: 'wish_list', registrant: { firstName: 'Ada' }, productListItems: [{ priority: 1 }] },
    refusal: problem(404, 'product-list-not-found', async ({ guest, customer: { customers, customerId } }) => {
      const { id: listId = '' } = await customers.createCustomerProductList({
        parameters: { customerId },
        body: { type: 'wish_list' },
      })
      return guest.customers.getPublicProductList({ parameters: { listId } })
    }),
  },
  {
    name: 'getPublicProductListItems',
    drive: async (stage) => {
      const { listId } = await withList(stage)
      return stage.guest.customers.getPublicProductListItems({ parameters: { listId, expand: ['product'] } })
    },
    answers: { total: 1, data: [{ type: 'product', product: { name: expect.any(String), currency: 'CHF' } }] },
    refusal: problem(404, 'product-list-not-found', ({ guest }) =>
      guest.customers.getPublicProductListItems({ parameters: { listId: 'unknown' } }),
    ),
  },
  {
    name: 'getProductListItem',
    drive: async (stage) => {
      const { listId, itemId } = await withList(stage)
      return stage.guest.customers.getProductListItem({ parameters: { listId, itemId } })
    },
    answers: { type: 'product', product: { id: expect.any(String) } },
    refusal: problem(404, 'not-found', async (stage) => {
      const { listId } = await withList(stage)
      return stage.guest.customers.getProductListItem({ parameters: { listId, itemId: 'unknown' } })
    }),
  },
]
