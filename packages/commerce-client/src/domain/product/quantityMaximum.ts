/** Maximum of a quantity select: the product's `c_allocation`, else the current quantity, else 1 (Spec §5). */
export function quantityMaximum({
  allocation,
  quantity,
}: {
  readonly allocation: number | undefined
  readonly quantity: number | undefined
}): number {
  return wholePositive(allocation) ?? wholePositive(quantity) ?? 1
}

/** Parses a quantity: an integer of at least 1, default 1 (Spec §5). */
export function parseQuantity(value: unknown): number {
  return wholePositive(typeof value === 'string' && value.trim() !== '' ? Number(value) : value) ?? 1
}

function wholePositive(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null
}
