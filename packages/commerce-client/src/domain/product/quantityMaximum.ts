/**
 * Largest value of a quantity select: what the product allows (`c_allocation`), failing that the current quantity,
 * failing that 1 (Spec §5).
 */
export function quantityMaximum({
  allocation,
  quantity,
}: {
  readonly allocation: number | undefined
  readonly quantity: number | undefined
}): number {
  return wholePositive(allocation) ?? wholePositive(quantity) ?? 1
}

/** Reads a quantity: a whole number of at least 1, default 1 (Spec §5). */
export function parseQuantity(value: unknown): number {
  return wholePositive(typeof value === 'string' && value.trim() !== '' ? Number(value) : value) ?? 1
}

function wholePositive(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null
}
