/** Error codes of Spec §8 "Add-to-cart errors". The UI maps each code to its text. */
export const addToCartErrorCodes = [
  'DEFAULT',
  'Can-Not-Add-To-Cart',
  'Mix-Basket-Found-Pre-Order',
  'Mix-Basket-Found-In-Stock',
  'StaffSale-Mix-Basket-Found',
] as const

export type AddToCartErrorCode = (typeof addToCartErrorCodes)[number]

/** Code of an add-to-cart failure; `DEFAULT` for an error without a code of Spec §8. */
export function addToCartErrorCode(error: unknown): AddToCartErrorCode {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null
  return addToCartErrorCodes.find((known) => known === code) ?? 'DEFAULT'
}
