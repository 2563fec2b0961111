/** What is added up; amounts in major units, deductions as positive numbers. */
export interface OrderTotals {
  readonly subtotal: number
  /** 0 = free, `null` = not known yet. */
  readonly shipping: number | null
  /** The VAT that the order total includes; `null` = not known yet. */
  readonly tax: number | null
  /** What is paid. */
  readonly total: number
}

/**
 * The VAT rate of an order: tax / (total − tax), or `null` where the numbers make no rate. Spec §9 "Mini-cart number
 * formats". A voucher that lowers the total after tax lowers the net too, as the specification has it.
 */
export function taxRate(tax: number | null, total: number): number | null {
  if (tax === null) return null
  const rate = tax / (total - tax)
  return tax > 0 && rate > 0 && Number.isFinite(rate) ? rate : null
}
