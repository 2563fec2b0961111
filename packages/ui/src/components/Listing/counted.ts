/** A valid number of products; 0 for an invalid one. */
export function counted(count: number): number {
  return Number.isFinite(count) ? count : 0
}
