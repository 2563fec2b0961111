import type { ShippingMethodResult } from '../../types/basket.js'

/**
 * Shipping method to set on the shipment `me`; null = keep the current one. If the current method is neither the
 * default nor applicable, returns the default, or else the first applicable method that is not hidden (Spec §4).
 */
export function shippingMethodChoice(currentId: string | undefined, methods: ShippingMethodResult): string | null {
  const { defaultShippingMethodId, applicableShippingMethods = [] } = methods
  const isKept =
    currentId !== undefined &&
    (currentId === defaultShippingMethodId || applicableShippingMethods.some(({ id }) => id === currentId))
  if (isKept) return null
  return defaultShippingMethodId ?? applicableShippingMethods.find((method) => !method.c_hideOnStorefront)?.id ?? null
}
