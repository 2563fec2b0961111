import { expect } from 'vitest'
import { problem, statusOf, type Operation } from './operation.js'
import { ADDRESS, EMAIL, type Stage } from './stage.js'

const parameters = { basketId: 'unknown' }
const line = { ...parameters, itemId: 'unknown' }

/** Shopper Baskets: the basket as a whole, and its products. Both versions have these operations. */
export const basketOperations: readonly Operation[] = [
  {
    name: 'createBasket',
    drive: ({ guest }) => guest.baskets.createBasket({ body: { c_country: 'CH' } }),
    answers: { basketId: expect.any(String), currency: 'CHF', productItems: [], shipments: [{ shipmentId: 'me' }] },
    refusal: problem(
      400,
      'customer-baskets-quota-exceeded',
      async ({ guest }) => {
        await guest.baskets.createBasket({ body: {} })
        return guest.baskets.createBasket({ body: {} })
      },
      { basketIds: expect.any(String) },
    ),
  },
  {
    name: 'getBasket',
    drive: async ({ guest, filled }) => {
      const { basketId } = await filled()
      return guest.baskets.getBasket({ parameters: { basketId } })
    },
    answers: { productItems: [{ quantity: 1, price: expect.any(Number) }], orderTotal: expect.any(Number) },
    refusal: problem(404, 'basket-not-found', ({ guest }) => guest.baskets.getBasket({ parameters })),
  },
  {
    name: 'updateBasket',
    drive: async ({ guest, filled }) => {
      const { basketId } = await filled()
      return guest.baskets.updateBasket({ parameters: { basketId }, body: { currency: 'EUR', c_country: 'DE' } })
    },
    answers: { currency: 'EUR', c_country: 'DE' },
    refusal: problem(404, 'basket-not-found', ({ guest }) => guest.baskets.updateBasket({ parameters, body: {} })),
  },
  {
    name: 'deleteBasket',
    drive: async ({ guest, filled }) => {
      const { basketId } = await filled()
      return statusOf(guest.baskets.deleteBasket({ parameters: { basketId } }, true))
    },
    answers: { status: 204 },
    refusal: problem(404, 'basket-not-found', ({ guest }) => guest.baskets.deleteBasket({ parameters })),
  },
  {
    name: 'updateCustomerForBasket',
    drive: async ({ guest, filled }) => {
      const { basketId } = await filled()
      return guest.baskets.updateCustomerForBasket({ parameters: { basketId }, body: { email: EMAIL } })
    },
    answers: { customerInfo: { email: EMAIL } },
    refusal: problem(400, 'bad-request', async ({ guest, filled }) => {
      const { basketId } = await filled()
      return guest.baskets.updateCustomerForBasket({ parameters: { basketId }, body: { email: 'nobody' } })
    }),
  },
  {
    name: 'updateAsStorefrontBasket',
    drive: async ({ guest, filled }) => {
      const { basketId } = await filled()
      return guest.baskets.updateAsStorefrontBasket({ parameters: { basketId } })
    },
    answers: { productItems: [{ quantity: 1 }] },
    refusal: problem(404, 'basket-not-found', ({ guest }) => guest.baskets.updateAsStorefrontBasket({ parameters })),
  },
  {
    name: 'getPriceBooksForBasket',
    drive: async ({ guest, filled }) => {
      const { basketId } = await filled()
      return guest.baskets.getPriceBooksForBasket({ parameters: { basketId } })
    },
    answers: ['chf-list-prices', 'chf-sale-prices'],
    refusal: problem(404, 'basket-not-found', ({ guest }) => guest.baskets.getPriceBooksForBasket({ parameters })),
  },
  {
    name: 'getTaxesFromBasket',
    drive: async ({ guest }) => {
      const { basketId = '' } = await guest.baskets.createBasket({ parameters: { taxMode: 'external' }, body: {} })
      return guest.baskets.getTaxesFromBasket({ parameters: { basketId } })
    },
    answers: { taxes: expect.any(Object) },
    refusal: problem(409, 'invalid-tax-mode', async ({ guest, filled }) => {
      const { basketId } = await filled()
      return guest.baskets.getTaxesFromBasket({ parameters: { basketId } })
    }),
  },
  {
    name: 'addItemToBasket',
    drive: async ({ guest, pieces }) => {
      const { basketId = '' } = await guest.baskets.createBasket({ body: {} })
      const [productId = ''] = await pieces()
      return guest.baskets.addItemToBasket({ parameters: { basketId }, body: [{ productId, quantity: 1 }] })
    },
    answers: { productItems: [{ quantity: 1, shipmentId: 'me' }], productSubTotal: expect.any(Number) },
    refusal: problem(
      400,
      'bad-request',
      async ({ guest, filled }) => {
        const { basketId, productId } = await filled()
        return guest.baskets.addItemToBasket({ parameters: { basketId }, body: [{ productId, quantity: 99 }] })
      },
      { c_code: 'Can-Not-Add-To-Cart' },
    ),
  },
  {
    name: 'updateItemInBasket',
    drive: async ({ guest, filled }) => {
      const { basketId, productId, itemId } = await filled()
      return guest.baskets.updateItemInBasket({ parameters: { basketId, itemId }, body: { productId, quantity: 0 } })
    },
    answers: { productItems: [] },
    refusal: problem(404, 'basket-not-found', ({ guest }) =>
      guest.baskets.updateItemInBasket({ parameters: line, body: { quantity: 1 } }),
    ),
  },
  {
    name: 'updateItemsInBasket',
    drive: async ({ guest, filled }) => {
      const { basketId, itemId } = await filled()
      return guest.baskets.updateItemsInBasket({
        parameters: { basketId },
        body: [{ itemId, quantity: 1, c_engraving: 'A' }],
      })
    },
    answers: { productItems: [{ quantity: 1, c_engraving: 'A' }] },
    refusal: problem(404, 'basket-not-found', ({ guest }) =>
      guest.baskets.updateItemsInBasket({ parameters, body: [{ itemId: 'unknown', quantity: 1 }] }),
    ),
  },
  {
    name: 'removeItemFromBasket',
    drive: async ({ guest, filled }) => {
      const { basketId, itemId } = await filled()
      return guest.baskets.removeItemFromBasket({ parameters: { basketId, itemId } })
    },
    answers: { productItems: [], orderTotal: 0 },
    refusal: problem(404, 'basket-not-found', ({ guest }) => guest.baskets.removeItemFromBasket({ parameters: line })),
  },
  {
    name: 'updateBillingAddressForBasket',
    drive: async ({ guest, filled }) => {
      const { basketId } = await filled()
      return guest.baskets.updateBillingAddressForBasket({
        parameters: { basketId, useAsShipping: true },
        body: ADDRESS,
      })
    },
    answers: { billingAddress: ADDRESS, shipments: [{ shippingAddress: ADDRESS }] },
    refusal: problem(404, 'basket-not-found', ({ guest }) =>
      guest.baskets.updateBillingAddressForBasket({ parameters, body: ADDRESS }),
    ),
  },
  {
    name: 'transferBasket',
    drive: async (stage) => {
      await stage.filled()
      const customer = await stage.newCustomer(stage.guest.usid)
      return customer.baskets.transferBasket()
    },
    answers: { productItems: [{ quantity: 1 }], customerInfo: { customerId: expect.any(String) } },
    refusal: problem(409, 'basket-transfer-basket-already-exists-exception', async (stage) => {
      const customer = await withTwoBaskets(stage)
      return customer.baskets.transferBasket()
    }),
  },
  {
    name: 'mergeBasket',
    drive: async (stage) => {
      const customer = await withTwoBaskets(stage)
      return customer.baskets.mergeBasket({ parameters: { productItemMergeMode: 'sum_quantities' } })
    },
    answers: { productItems: [{ quantity: 1 }, { quantity: 1 }] },
    refusal: problem(403, 'forbidden', ({ guest }) => guest.baskets.mergeBasket()),
  },
]

/** Temporary baskets, which only version 2 has. */
export const promoteOperation: Operation = {
  name: 'promoteTemporaryBasket',
  drive: async ({ guest }) => {
    const { basketId = '' } = await guest.basketsV2.createBasket({ parameters: { temporary: true }, body: {} })
    return guest.basketsV2.promoteTemporaryBasket({ parameters: { basketId } })
  },
  answers: { basketId: expect.any(String), temporaryBasket: false },
  refusal: problem(409, 'basket-not-promotable-exception', async ({ guest, filled }) => {
    const { basketId } = await filled()
    return guest.basketsV2.promoteTemporaryBasket({ parameters: { basketId } })
  }),
}

/** A customer with a basket whose previous guest session has another one. */
async function withTwoBaskets(stage: Stage) {
  await stage.filled()
  const customer = await stage.newCustomer(stage.guest.usid)
  await stage.filled(customer, 1)
  return customer
}
