import { expect } from 'vitest'
import { problem, statusOf, type Operation } from './operation.js'
import { EMAIL } from './stage.js'

const unknown = { orderNo: '99999999' }

/** Shopper Orders. */
export const orderOperations: readonly Operation[] = [
  {
    name: 'createOrder',
    drive: async ({ guest, ready }) => guest.orders.createOrder({ body: { basketId: await ready() } }),
    answers: {
      orderNo: expect.any(String),
      orderToken: expect.any(String),
      status: 'created',
      paymentStatus: 'not_paid',
      shippingStatus: 'not_shipped',
      confirmationStatus: 'not_confirmed',
      guest: true,
      currency: 'CHF',
      productItems: [{ quantity: 1 }],
      billingAddress: { lastName: 'Frei' },
    },
    refusal: problem(404, 'basket-not-found', ({ guest }) =>
      guest.orders.createOrder({ body: { basketId: 'unknown' } }),
    ),
  },
  {
    name: 'getOrder',
    drive: async ({ guest, order }) => {
      const { orderNo } = await order()
      return guest.orders.getOrder({ parameters: { orderNo } })
    },
    answers: { status: 'created', customerInfo: { email: EMAIL } },
    refusal: problem(404, 'order-not-found', async ({ customer, order }) => {
      const { orderNo } = await order()
      return customer.orders.getOrder({ parameters: { orderNo } })
    }),
  },
  {
    name: 'guestOrderLookup',
    drive: async ({ customer, order }) => {
      const { orderNo, orderViewCode } = await order()
      return customer.orders.guestOrderLookup({ parameters: { orderNo }, body: { email: EMAIL, orderViewCode } })
    },
    answers: { status: 'created', customerInfo: { email: EMAIL } },
    refusal: problem(400, 'insufficient-identifying-information', async ({ customer, order }) => {
      const { orderNo } = await order()
      return customer.orders.guestOrderLookup({ parameters: { orderNo }, body: { email: EMAIL } })
    }),
  },
  {
    name: 'failOrder',
    drive: async ({ guest, order }) => {
      const { orderNo } = await order()
      const parameters = { orderNo, reopenBasket: true }
      return statusOf(guest.orders.failOrder({ parameters, body: { reasonCode: 'payment_auth_failure' } }, true))
    },
    answers: { status: 201 },
    refusal: problem(409, 'order-status-transition', async ({ guest, order }) => {
      const { orderNo } = await order()
      await guest.orders.failOrder({ parameters: { orderNo }, body: {} })
      return guest.orders.failOrder({ parameters: { orderNo }, body: {} })
    }),
  },
  {
    name: 'getPaymentMethodsForOrder',
    drive: async ({ guest, order }) => {
      const { orderNo } = await order()
      return guest.orders.getPaymentMethodsForOrder({ parameters: { orderNo } })
    },
    answers: { applicablePaymentMethods: expect.any(Array) },
    refusal: problem(404, 'order-not-found', ({ guest }) =>
      guest.orders.getPaymentMethodsForOrder({ parameters: unknown }),
    ),
  },
  {
    name: 'removePaymentInstrumentFromOrder',
    drive: async ({ guest, order }) => {
      const { orderNo } = await order()
      const { paymentInstruments } = await guest.orders.getOrder({ parameters: { orderNo } })
      const paymentInstrumentId = paymentInstruments?.[0]?.paymentInstrumentId ?? ''
      return guest.orders.removePaymentInstrumentFromOrder({ parameters: { orderNo, paymentInstrumentId } })
    },
    answers: { paymentInstruments: [] },
    refusal: problem(404, 'payment-instrument-not-found', async ({ guest, order }) => {
      const { orderNo } = await order()
      const parameters = { orderNo, paymentInstrumentId: 'unknown' }
      return guest.orders.removePaymentInstrumentFromOrder({ parameters })
    }),
  },
  {
    name: 'createPaymentInstrumentForOrder',
    drive: async ({ guest, order }) => {
      const { orderNo } = await order()
      const { paymentInstruments } = await guest.orders.getOrder({ parameters: { orderNo } })
      const paymentInstrumentId = paymentInstruments?.[0]?.paymentInstrumentId ?? ''
      await guest.orders.removePaymentInstrumentFromOrder({ parameters: { orderNo, paymentInstrumentId } })
      const body = { paymentMethodId: 'BANK_TRANSFER', amount: 1 }
      return guest.orders.createPaymentInstrumentForOrder({ parameters: { orderNo }, body })
    },
    answers: { paymentInstruments: [{ amount: 1, paymentMethodId: 'BANK_TRANSFER' }] },
    refusal: problem(404, 'order-not-found', ({ guest }) =>
      guest.orders.createPaymentInstrumentForOrder({ parameters: unknown, body: { paymentMethodId: 'BANK_TRANSFER' } }),
    ),
  },
  {
    name: 'updatePaymentInstrumentForOrder',
    drive: async ({ guest, order }) => {
      const { orderNo } = await order()
      const { paymentInstruments } = await guest.orders.getOrder({ parameters: { orderNo } })
      const paymentInstrumentId = paymentInstruments?.[0]?.paymentInstrumentId ?? ''
      return guest.orders.updatePaymentInstrumentForOrder({
        parameters: { orderNo, paymentInstrumentId },
        body: { paymentMethodId: 'BANK_TRANSFER', amount: 5 },
      })
    },
    answers: { paymentInstruments: [{ amount: 5 }] },
    refusal: problem(404, 'order-not-found', ({ guest }) =>
      guest.orders.updatePaymentInstrumentForOrder({
        parameters: { ...unknown, paymentInstrumentId: 'unknown' },
        body: {},
      }),
    ),
  },
]
