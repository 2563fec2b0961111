import {
  updateBillingAddressForBasket,
  updateShippingMethodForShipment,
} from '@vitrine/commerce-client/client/shopperBasketCheckout'
import { SHIPMENT_ID, updateShipmentForBasket } from '@vitrine/commerce-client/client/shopperBaskets'
import type { CheckoutProblem } from '../../app/contract/checkoutView.js'
import type { Market } from '../../app/page/market.js'
import type { FormValues } from '../http/formBody.js'
import type { Shopper } from '../personal/shopperClient.js'
import { readStore } from './pickUpStores.js'
import { readAddress } from './readAddress.js'
import type { CheckoutBasket } from './readBasket.js'

type Problems = readonly CheckoutProblem[]

/** Saves where the order goes and who pays it. Returns what is wrong with the form. @throws CommerceApiError */
export function submitAddresses(
  shopper: Shopper,
  checkout: CheckoutBasket,
  form: FormValues,
  market: Market,
): Promise<Problems> {
  return form['mode'] === 'pickup'
    ? submitPickUp(shopper, checkout, form, market)
    : submitDelivery(shopper, checkout, form, market)
}

async function submitDelivery(
  { client }: Shopper,
  { basketId, basket, methods }: CheckoutBasket,
  form: FormValues,
  { country }: Market,
): Promise<Problems> {
  const shipping = readAddress(form, 'shipping', { countries: [country.code], needsPhone: true })
  const isSame = form['billingSame'] !== undefined
  const billing = isSame ? null : readAddress(form, 'billing', { needsPhone: false })
  const problems = [...shipping.problems, ...(billing?.problems ?? [])]
  if (problems.length > 0) return problems
  const hadPickUp = basket.shipments?.some(({ shippingMethod }) => shippingMethod?.c_isPickUp === true)
  const firstMethod = methods.defaultShippingMethodId
  await updateShipmentForBasket(client, {
    basketId,
    shipmentId: SHIPMENT_ID,
    body: {
      shippingAddress: shipping.address,
      c_fromStoreId: '',
      c_pickupPerson: '',
      ...(hadPickUp && firstMethod !== undefined && { shippingMethod: { id: firstMethod } }),
    },
  })
  await updateBillingAddressForBasket(client, { basketId, body: billing?.address ?? shipping.address })
  return []
}

async function submitPickUp(
  { client }: Shopper,
  { basketId, methods }: CheckoutBasket,
  form: FormValues,
  market: Market,
): Promise<Problems> {
  const billing = readAddress(form, 'billing', { needsPhone: true })
  const store = await readStore(client, form['storeId'] ?? '', market)
  const method = methods.applicableShippingMethods?.find(({ c_isPickUp }) => c_isPickUp === true)
  const isChosen = store !== null && method !== undefined
  const problems: Problems = [...(isChosen ? [] : [{ name: 'storeId', kind: 'choose' } as const]), ...billing.problems]
  if (problems.length > 0 || !isChosen) return problems
  const { firstName, lastName, phone } = billing.address
  await updateShipmentForBasket(client, {
    basketId,
    shipmentId: SHIPMENT_ID,
    body: {
      shippingMethod: { id: method.id },
      shippingAddress: {
        firstName,
        lastName,
        phone,
        companyName: store.name,
        address1: store.address1,
        address2: store.address2,
        postalCode: store.postalCode,
        city: store.city,
        countryCode: store.countryCode,
      },
      c_fromStoreId: store.id,
      c_pickupPerson: (form['pickupPerson'] ?? '').trim().slice(0, 100),
    },
  })
  await updateBillingAddressForBasket(client, { basketId, body: billing.address })
  return []
}

/** Saves how the order is delivered. Returns what is wrong with the form. @throws CommerceApiError */
export async function submitMethod(
  { client }: Shopper,
  { basketId, methods }: CheckoutBasket,
  form: FormValues,
): Promise<Problems> {
  const id = form['methodId'] ?? ''
  const isOffered = methods.applicableShippingMethods?.some(
    (method) => method.id === id && method.c_hideOnStorefront !== true,
  )
  if (!isOffered) return [{ name: 'methodId', kind: 'choose' }]
  await updateShippingMethodForShipment(client, { basketId, shipmentId: SHIPMENT_ID, body: { id } })
  return []
}
