import { expect } from 'vitest'
import { problem, type Operation } from './operation.js'
import { ADDRESS, EMAIL, type Stage } from './stage.js'

const CERTIFICATE = { amount: 100, recipientEmail: EMAIL, recipientName: 'Ada', senderName: 'Ida' }

const shipmentOf = async ({ filled }: Stage) => ({ basketId: (await filled()).basketId, shipmentId: 'me' })
const noShipment = async (stage: Stage) => ({ ...(await shipmentOf(stage)), shipmentId: 'unknown' })
const withCertificate = async (stage: Stage) => {
  const { basketId } = await stage.filled()
  const basket = await stage.guest.baskets.addGiftCertificateItemToBasket({
    parameters: { basketId },
    body: CERTIFICATE,
  })
  return { basketId, giftCertificateItemId: basket.giftCertificateItems?.[0]?.giftCertificateItemId ?? '' }
}
const withPayment = async (stage: Stage) => {
  const { basketId } = await stage.filled()
  const basket = await stage.guest.baskets.addPaymentInstrumentToBasket({
    parameters: { basketId },
    body: { paymentMethodId: 'BANK_TRANSFER' },
  })
  return { basketId, paymentInstrumentId: basket.paymentInstruments?.[0]?.paymentInstrumentId ?? '' }
}

/** Shopper Baskets: shipments, coupons, gift certificates and payment. Both versions have these operations. */
export const checkoutOperations: readonly Operation[] = [
  {
    name: 'createShipmentForBasket',
    drive: async ({ guest, filled }) => {
      const { basketId } = await filled()
      return guest.baskets.createShipmentForBasket({ parameters: { basketId }, body: { shipmentId: 'two' } })
    },
    answers: { shipments: [{ shipmentId: 'me' }, { shipmentId: 'two' }] },
    refusal: problem(404, 'basket-not-found', ({ guest }) =>
      guest.baskets.createShipmentForBasket({ parameters: { basketId: 'unknown' }, body: {} }),
    ),
  },
  {
    name: 'updateShipmentForBasket',
    drive: async (stage) =>
      stage.guest.baskets.updateShipmentForBasket({
        parameters: await shipmentOf(stage),
        body: { shippingMethod: { id: 'ch-standard' }, gift: true },
      }),
    answers: { shipments: [{ gift: true, shippingMethod: { id: 'ch-standard' } }] },
    refusal: problem(404, 'shipment-not-found', async (stage) =>
      stage.guest.baskets.updateShipmentForBasket({ parameters: await noShipment(stage), body: {} }),
    ),
  },
  {
    name: 'removeShipmentFromBasket',
    drive: async ({ guest, filled }) => {
      const { basketId } = await filled()
      await guest.baskets.createShipmentForBasket({ parameters: { basketId }, body: { shipmentId: 'two' } })
      return guest.baskets.removeShipmentFromBasket({ parameters: { basketId, shipmentId: 'two' } })
    },
    answers: { shipments: [{ shipmentId: 'me' }] },
    refusal: problem(404, 'shipment-not-found', async (stage) =>
      stage.guest.baskets.removeShipmentFromBasket({ parameters: await noShipment(stage) }),
    ),
  },
  {
    name: 'updateShippingAddressForShipment',
    drive: async (stage) =>
      stage.guest.baskets.updateShippingAddressForShipment({
        parameters: { ...(await shipmentOf(stage)), useAsBilling: true },
        body: ADDRESS,
      }),
    answers: { shipments: [{ shippingAddress: ADDRESS }], billingAddress: ADDRESS },
    refusal: problem(404, 'shipment-not-found', async (stage) =>
      stage.guest.baskets.updateShippingAddressForShipment({ parameters: await noShipment(stage), body: ADDRESS }),
    ),
  },
  {
    name: 'updateShippingMethodForShipment',
    drive: async (stage) =>
      stage.guest.baskets.updateShippingMethodForShipment({
        parameters: await shipmentOf(stage),
        body: { id: 'ch-standard' },
      }),
    answers: { shipments: [{ shippingMethod: { id: 'ch-standard' } }] },
    refusal: problem(404, 'shipment-not-found', async (stage) =>
      stage.guest.baskets.updateShippingMethodForShipment({
        parameters: await noShipment(stage),
        body: { id: 'ch-standard' },
      }),
    ),
  },
  {
    name: 'getShippingMethodsForShipment',
    drive: async (stage) => stage.guest.baskets.getShippingMethodsForShipment({ parameters: await shipmentOf(stage) }),
    answers: {
      defaultShippingMethodId: expect.any(String),
      applicableShippingMethods: expect.arrayContaining([
        expect.objectContaining({ id: 'ch-standard', name: expect.any(String), price: expect.any(Number) }),
      ]),
    },
    refusal: problem(404, 'shipment-not-found', async (stage) =>
      stage.guest.baskets.getShippingMethodsForShipment({ parameters: await noShipment(stage) }),
    ),
  },
  {
    name: 'addCouponToBasket',
    drive: async ({ guest, filled }) => {
      const { basketId } = await filled()
      return guest.baskets.addCouponToBasket({ parameters: { basketId }, body: { code: 'WELCOME10' } })
    },
    answers: { couponItems: [{ code: 'WELCOME10', valid: true, statusCode: 'applied' }] },
    refusal: problem(400, 'bad-request', async ({ guest, filled }) => {
      const { basketId } = await filled()
      return guest.baskets.addCouponToBasket({ parameters: { basketId }, body: { code: 'NONE' } })
    }),
  },
  {
    name: 'removeCouponFromBasket',
    drive: async ({ guest, filled }) => {
      const { basketId } = await filled()
      const basket = await guest.baskets.addCouponToBasket({ parameters: { basketId }, body: { code: 'WELCOME10' } })
      const couponItemId = basket.couponItems?.[0]?.couponItemId ?? ''
      return guest.baskets.removeCouponFromBasket({ parameters: { basketId, couponItemId } })
    },
    answers: { couponItems: [] },
    refusal: problem(404, 'basket-not-found', ({ guest }) =>
      guest.baskets.removeCouponFromBasket({ parameters: { basketId: 'unknown', couponItemId: 'unknown' } }),
    ),
  },
  {
    name: 'addGiftCertificateItemToBasket',
    drive: async ({ guest, filled }) => {
      const { basketId } = await filled()
      return guest.baskets.addGiftCertificateItemToBasket({ parameters: { basketId }, body: CERTIFICATE })
    },
    answers: { giftCertificateItems: [{ ...CERTIFICATE, giftCertificateItemId: expect.any(String) }] },
    refusal: problem(400, 'bad-request', async ({ guest, filled }) => {
      const { basketId } = await filled()
      return guest.baskets.addGiftCertificateItemToBasket({
        parameters: { basketId },
        body: { ...CERTIFICATE, amount: -1 },
      })
    }),
  },
  {
    name: 'updateGiftCertificateItemInBasket',
    drive: async (stage) =>
      stage.guest.baskets.updateGiftCertificateItemInBasket({
        parameters: await withCertificate(stage),
        body: { ...CERTIFICATE, amount: 200 },
      }),
    answers: { giftCertificateItems: [{ amount: 200 }] },
    refusal: problem(404, 'basket-not-found', ({ guest }) =>
      guest.baskets.updateGiftCertificateItemInBasket({
        parameters: { basketId: 'unknown', giftCertificateItemId: 'unknown' },
        body: CERTIFICATE,
      }),
    ),
  },
  {
    name: 'removeGiftCertificateItemFromBasket',
    drive: async (stage) =>
      stage.guest.baskets.removeGiftCertificateItemFromBasket({ parameters: await withCertificate(stage) }),
    answers: { giftCertificateItems: [] },
    refusal: problem(404, 'basket-not-found', ({ guest }) =>
      guest.baskets.removeGiftCertificateItemFromBasket({
        parameters: { basketId: 'unknown', giftCertificateItemId: 'unknown' },
      }),
    ),
  },
  {
    name: 'getPaymentMethodsForBasket',
    drive: async ({ guest, filled }) => {
      const { basketId } = await filled()
      return guest.baskets.getPaymentMethodsForBasket({ parameters: { basketId } })
    },
    answers: {
      applicablePaymentMethods: expect.arrayContaining([
        expect.objectContaining({ id: 'CREDIT_CARD', cards: expect.any(Array) }),
      ]),
    },
    refusal: problem(404, 'basket-not-found', ({ guest }) =>
      guest.baskets.getPaymentMethodsForBasket({ parameters: { basketId: 'unknown' } }),
    ),
  },
  {
    name: 'addPaymentInstrumentToBasket',
    drive: async ({ guest, filled }) => {
      const { basketId } = await filled()
      return guest.baskets.addPaymentInstrumentToBasket({
        parameters: { basketId },
        body: { paymentMethodId: 'BANK_TRANSFER' },
      })
    },
    answers: { paymentInstruments: [{ paymentMethodId: 'BANK_TRANSFER', paymentInstrumentId: expect.any(String) }] },
    refusal: problem(400, 'bad-request', async ({ guest, filled }) => {
      const { basketId } = await filled()
      return guest.baskets.addPaymentInstrumentToBasket({ parameters: { basketId }, body: { paymentMethodId: 'NONE' } })
    }),
  },
  {
    name: 'updatePaymentInstrumentInBasket',
    drive: async (stage) =>
      stage.guest.baskets.updatePaymentInstrumentInBasket({
        parameters: await withPayment(stage),
        body: { paymentMethodId: 'BANK_TRANSFER', amount: 5 },
      }),
    answers: { paymentInstruments: [{ amount: 5 }] },
    refusal: problem(404, 'basket-not-found', ({ guest }) =>
      guest.baskets.updatePaymentInstrumentInBasket({
        parameters: { basketId: 'unknown', paymentInstrumentId: 'unknown' },
        body: {},
      }),
    ),
  },
  {
    name: 'removePaymentInstrumentFromBasket',
    drive: async (stage) =>
      stage.guest.baskets.removePaymentInstrumentFromBasket({ parameters: await withPayment(stage) }),
    answers: { paymentInstruments: [] },
    refusal: problem(404, 'basket-not-found', ({ guest }) =>
      guest.baskets.removePaymentInstrumentFromBasket({
        parameters: { basketId: 'unknown', paymentInstrumentId: 'unknown' },
      }),
    ),
  },
]
