/** One key of a key map, and what stands before it: `+` in a combination, a comma or a word between alternatives. */
export interface KeyPart {
  readonly key: string
  readonly joint: string
}

/** `Arrow down, Arrow up` and `Shift+Tab`, key by key. */
export function keyParts(keys: string): readonly KeyPart[] {
  const parts = keys.trim().split(/(\s*[,/]\s*|\s+(?:or|and)\s+|(?<=\w)\s*\+\s*(?=\w))/)
  return parts.flatMap((key, index) => {
    if (index % 2 === 1 || key === '') return []
    return [{ key, joint: jointOf(parts[index - 1] ?? '') }]
  })
}

function jointOf(separator: string): string {
  const sign = separator.trim()
  if (sign === '' || sign === '+') return sign && ' + '
  return sign === ',' || sign === '/' ? ', ' : ` ${sign} `
}
