/** One key of a key map, and the words around it. */
export interface KeyPart {
  readonly key: string
  /** Before it: `+` in a combination, a comma or a word between alternatives. */
  readonly joint: string
  /** Behind it: where the key must be pressed, ` on Show map`. */
  readonly place: string
}

/** `Arrow down, Arrow up`, `Shift+Tab` and `Enter on Show map`, key by key. */
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

/** As it is written everywhere: `Esc` is Escape, and `right` after `Arrow left` an arrow too. */
function fullName(name: string): string {
  if (name === 'Esc') return 'Escape'
  return /^(?:left|right|up|down)$/.test(name) ? `Arrow ${name}` : name
}

function jointOf(separator: string): string {
  const sign = separator.trim()
  if (sign === '' || sign === '+') return sign && ' + '
  return sign === ',' || sign === '/' ? ', ' : ` ${sign} `
}
