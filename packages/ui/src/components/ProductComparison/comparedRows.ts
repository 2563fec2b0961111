import type { SpecificationGroup } from '../SpecificationTable/SpecificationTable.js'

/** One detail of all products; null = missing. */
export interface ComparedRow {
  readonly label: string
  readonly values: readonly (string | null)[]
  readonly differs: boolean
}

export interface ComparedGroup {
  readonly id: string
  readonly title: string
  readonly rows: readonly ComparedRow[]
}

/** The details of all products, aligned in order of first appearance; groups are matched by id, rows by label. */
export function comparedRows(products: readonly (readonly SpecificationGroup[])[]): readonly ComparedGroup[] {
  const groups = new Map<string, { title: string; labels: Set<string> }>()
  for (const { id, title, rows } of products.flat()) {
    const known = groups.get(id)
    const group = known ?? { title, labels: new Set<string>() }
    if (!known) groups.set(id, group)
    for (const { label } of rows) group.labels.add(label)
  }
  return [...groups].map(([id, { title, labels }]) => ({
    id,
    title,
    rows: [...labels].map((label) =>
      row(
        label,
        products.map((specifications) => valueOf(specifications, id, label)),
      ),
    ),
  }))
}

function row(label: string, values: readonly (string | null)[]): ComparedRow {
  return { label, values, differs: new Set(values).size > 1 }
}

function valueOf(specifications: readonly SpecificationGroup[], groupId: string, label: string): string | null {
  const group = specifications.find(({ id }) => id === groupId)
  const value = group?.rows.find((candidate) => candidate.label === label)?.value.trim()
  return value === undefined || value === '' ? null : value
}
