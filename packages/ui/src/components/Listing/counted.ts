/** A number of pieces; what is no number counts as none. */
export function counted(count: number): number {
  return Number.isFinite(count) ? count : 0
}
