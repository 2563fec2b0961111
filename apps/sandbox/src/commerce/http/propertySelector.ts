/** Selected properties: name → selection below it; `all` keeps everything below. */
export interface Selection {
  readonly all: boolean
  readonly fields: ReadonlyMap<string, Selection>
}

const EVERYTHING: Selection = { all: true, fields: new Map() }

/**
 * Parses a property selector such as `(data.(id,name),total)` or `(**)`.
 * @returns `null` if malformed
 */
export function parseSelector(selector: string): Selection | null {
  const tokens = selector.replaceAll(/\s/g, '').match(/\*\*|\*|[\w:@-]+|[.,()]|./g) ?? []
  let position = 0

  const group = (): Selection | null => {
    if (tokens[position++] !== '(') return null
    const fields = new Map<string, Selection>()
    let all = false
    for (;;) {
      const name = tokens[position++]
      if (name === '**' || name === '*') all = true
      else if (name && /^[\w:@-]+$/.test(name)) {
        const below = tokens[position] === '.' ? (position++, group()) : EVERYTHING
        if (!below) return null
        fields.set(name, below)
      } else return null
      const next = tokens[position++]
      if (next === ')') return { all, fields }
      if (next !== ',') return null
    }
  }

  const selection = group()
  return position === tokens.length ? selection : null
}

/** Keeps the selected properties of a document; applies to each entry of an array. */
export function select(value: unknown, selection: Selection): unknown {
  if (selection.all || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((entry) => select(entry, selection))
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) => {
      const below = selection.fields.get(name)
      return below ? [[name, select(entry, below)]] : []
    }),
  )
}
