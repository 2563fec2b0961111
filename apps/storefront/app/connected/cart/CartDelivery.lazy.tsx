import { SHIPMENT_ID } from '@vitrine/commerce-client/client/shopperBaskets'
import { deliveryWindow } from '@vitrine/commerce-client/domain/basket/deliveryWindow'
import { useBasketEmailSync, useShippingMethodSync } from '@vitrine/commerce-client/hooks/basketSyncs'
import { useShippingMethods } from '@vitrine/commerce-client/hooks/basketReads'
import type { Basket } from '@vitrine/commerce-client/types/basket'
import { defineMessage, useIntl } from 'react-intl'

const delivery = defineMessage<{ days: string }>({ id: 'cart.delivery', defaultMessage: 'Delivery: {days}' })

const asked = { isEnabled: true }
const DAY = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const

/**
 * Days on which the order arrives, by the chosen or default shipping method; nothing when the platform states none. Also
 * sets the method and the e-mail address of the basket, so that the cost of the delivery is known (Spec §4).
 */
export function CartDelivery({ basket }: { readonly basket: Basket }) {
  const intl = useIntl()
  useShippingMethodSync(asked)
  useBasketEmailSync(asked)
  const { data } = useShippingMethods(asked)
  const chosen = basket.shipments?.find(({ shipmentId }) => shipmentId === SHIPMENT_ID)?.shippingMethod
  const id = chosen?.id ?? data?.defaultShippingMethodId
  const method = data?.applicableShippingMethods?.find((one) => one.id === id) ?? chosen
  const days = method && deliveryWindow(method, today())
  if (!days) return null
  return intl.formatMessage(delivery, { days: intl.formatDateTimeRange(days.first, days.last, DAY) })
}

/** The shopper's calendar day, as midnight UTC. */
function today(): Date {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()))
}
