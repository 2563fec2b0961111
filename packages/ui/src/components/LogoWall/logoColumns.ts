/**
 * Number of columns in which `count` logos leave the fewest gaps in the last row; the larger number when several fit.
 */
export function logoColumns(count: number): 2 | 3 | 4 | 5 | 6 {
  if (count <= 2) return 2
  if (count === 3) return 3
  if (count === 4) return 4
  const gaps = (columns: number) => (columns - (count % columns)) % columns
  const choices = [6, 5, 4] as const
  return choices.reduce((best, columns) => (gaps(columns) < gaps(best) ? columns : best))
}
