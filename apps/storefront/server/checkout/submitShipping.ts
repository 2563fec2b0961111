import {
  updateBillingAddressForBasket,
  updateShippingMethodForShipment,
} from '@vitrine/commerce-client/client/shopperBasketCheckout'
import { SHIPMENT_ID, updateShipmentForBasket } from '@vitrine/commerce-client/client/shopperBaskets'
import { checkoutAddressProblems } from '@vitrine/ui/rules/checkoutAddressProblems'
import {
  type CheckoutAddressValues,
  checkoutAddressValues,
  withSavedAddress,
} from '@vitrine/ui/rules/checkoutAddressValues'
import { checkoutDeliveryProblems } from '@vitrine/ui/rules/checkoutDeliveryProblems'
import type { CheckoutProblem } from '../../app/contract/checkoutView.js'
import type { Market } from '../../app/page/market.js'
import type { FormValues } from '../http/formBody.js'
import type { Shopper } from '../personal/shopperClient.js'
import { addressOfFields } from './addressForm.js'
import { savedAddresses } from './savedAddresses.js'
import { possiblePhone } from './possiblePhone.js'
import { readStore } from './pickUpStores.js'
import type { CheckoutBasket } from './readBasket.js'

type Problems = readonly CheckoutProblem[]

/** Saves where the order goes and who pays it. Returns what is wrong with the form. @throws CommerceApiError */
export async function submitAddresses(
  shopper: Shopper,
  checkout: CheckoutBasket,
  form: FormValues,
  market: Market,
): Promise<Problems> {
  const saved = savedAddresses(checkout.customer, market)
  const values = checkoutAddressValues(withSavedAddress(form, saved))
  return values.mode === 'pickup'
    ? submitPickUp(shopper, checkout, values, market)
    : submitDelivery(shopper, checkout, values, market)
}

async function submitDelivery(
  { client }: Shopper,
  { basketId, basket, methods }: CheckoutBasket,
  values: CheckoutAddressValues,
  { country }: Market,
): Promise<Problems> {
  const problems: Problems = checkoutAddressProblems(values, { countries: [country.code] })
  if (problems.length > 0) return problems
  const phone = possiblePhone(values.phone)
  if (phone === null) return [{ name: 'shipping.phone', kind: 'phone' }]
  const shippingAddress = addressOfFields(values.shipping, phone)
  const hadPickUp = basket.shipments?.some(({ shippingMethod }) => shippingMethod?.c_isPickUp === true)
  const firstMethod = methods.defaultShippingMethodId
  await updateShipmentForBasket(client, {
    basketId,
    shipmentId: SHIPMENT_ID,
    body: {
      shippingAddress,
      c_fromStoreId: '',
      c_pickupPerson: '',
      ...(hadPickUp && firstMethod !== undefined && { shippingMethod: { id: firstMethod } }),
    },
  })
  const body = values.billingSame ? shippingAddress : addressOfFields(values.billing, '')
  await updateBillingAddressForBasket(client, { basketId, body })
  return []
}

async function submitPickUp(
  { client }: Shopper,
  { basketId, methods }: CheckoutBasket,
  values: CheckoutAddressValues,
  market: Market,
): Promise<Problems> {
  const store = values.storeId === '' ? null : await readStore(client, values.storeId, market)
  const method = methods.applicableShippingMethods?.find(({ c_isPickUp }) => c_isPickUp === true)
  const isOffered = store !== null && method !== undefined
  const problems: Problems = checkoutAddressProblems(values, {
    countries: [market.country.code],
    storeIds: isOffered ? [store.id] : [],
  })
  if (problems.length > 0 || !isOffered) return problems
  const billing = addressOfFields(values.billing, '')
  await updateShipmentForBasket(client, {
    basketId,
    shipmentId: SHIPMENT_ID,
    body: {
      shippingMethod: { id: method.id },
      shippingAddress: {
        firstName: billing.firstName,
        lastName: billing.lastName,
        companyName: store.name,
        address1: store.address1,
        address2: store.address2,
        postalCode: store.postalCode,
        city: store.city,
        countryCode: store.countryCode,
      },
      c_fromStoreId: store.id,
      c_pickupPerson: values.pickupPerson,
    },
  })
  await updateBillingAddressForBasket(client, { basketId, body: billing })
  return []
}

/** Saves how the order is delivered. Returns what is wrong with the form. @throws CommerceApiError */
export async function submitMethod(
  { client }: Shopper,
  { basketId, methods }: CheckoutBasket,
  form: FormValues,
): Promise<Problems> {
  const id = form['methodId'] ?? ''
  const offered = (methods.applicableShippingMethods ?? []).filter((method) => method.c_hideOnStorefront !== true)
  const problems = checkoutDeliveryProblems(
    { methodId: id },
    offered.map((method) => method.id),
  )
  if (problems.length > 0) return problems
  await updateShippingMethodForShipment(client, { basketId, shipmentId: SHIPMENT_ID, body: { id } })
  return []
}
