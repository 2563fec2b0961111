/** The totals of an order; amounts in major units, deductions as positive numbers. */
export interface OrderTotals {
  readonly subtotal: number
  /** 0 = free, `null` = unknown. */
  readonly shipping: number | null
  /** The VAT included in the order total; `null` = unknown. */
  readonly tax: number | null
  /** Amount due. */
  readonly total: number
}

/**
 * The VAT rate of an order: tax / (total − tax), or `null` when it cannot be computed. Spec §9 "Mini-cart number
 * formats". `total` includes what gift cards pay: they are a means of payment and do not reduce the tax.
 */
export function taxRate(tax: number | null, total: number): number | null {
  if (tax === null) return null
  const rate = tax / (total - tax)
  return tax > 0 && rate > 0 && Number.isFinite(rate) ? rate : null
}
