/** One key of a key map, with the separator before it and the place after it. */
export interface KeyPart {
  readonly key: string
  /** Before the key: `+` in a combination, a comma or a word between alternatives. */
  readonly joint: string
  /** After the key: where it must be pressed, e.g. ` on Show map`. */
  readonly place: string
}

/** Splits `Arrow down, Arrow up`, `Shift+Tab` or `Enter on Show map` into its keys. */
export function keyParts(keys: string): readonly KeyPart[] {
  const [, names = '', place = ''] = keys.trim().match(/^(.*?)( (?:on|in) .*)?$/) ?? []
  const parts = names.split(/(\s*[,/]\s*|\s+(?:or|and)\s+|(?<=\w)\s*\+\s*(?=\w))/)
  return parts.flatMap((name, index) => {
    if (index % 2 === 1 || name === '') return []
    return [
      { key: fullName(name), joint: jointOf(parts[index - 1] ?? ''), place: index === parts.length - 1 ? place : '' },
    ]
  })
}

/** Full name of a key: `Esc` becomes `Escape`, and `right` after `Arrow left` becomes `Arrow right`. */
function fullName(name: string): string {
  if (name === 'Esc') return 'Escape'
  return /^(?:left|right|up|down)$/.test(name) ? `Arrow ${name}` : name
}

function jointOf(separator: string): string {
  const sign = separator.trim()
  if (sign === '' || sign === '+') return sign && ' + '
  return sign === ',' || sign === '/' ? ', ' : ` ${sign} `
}
