import type { ShippingMethodResult } from '../../types/basket.js'

/**
 * Shipping method to set on the shipment `me`; null = leave it as it is. When the current method is neither the default
 * nor applicable, the default is set, failing that the first applicable one that shoppers may see (Spec §4).
 */
export function shippingMethodChoice(currentId: string | undefined, methods: ShippingMethodResult): string | null {
  const { defaultShippingMethodId, applicableShippingMethods = [] } = methods
  const isKept =
    currentId !== undefined &&
    (currentId === defaultShippingMethodId || applicableShippingMethods.some(({ id }) => id === currentId))
  if (isKept) return null
  return defaultShippingMethodId ?? applicableShippingMethods.find((method) => !method.c_hideOnStorefront)?.id ?? null
}
