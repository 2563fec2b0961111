const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  shy: '\u00AD',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  euro: '€',
  pound: '£',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  times: '×',
  middot: '·',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oslash: 'ø',
  Oslash: 'Ø',
  oelig: 'œ',
}

/** Diacritics in entity names such as `auml` and `Eacute`: the base letter, then the combining mark. */
const MARKS: Readonly<Record<string, string>> = {
  uml: '\u0308',
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030A',
}

const TAG = /<\/?[a-z][^<>]{0,500}>/gi
const ENTITY = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi

/** A plain-text property of the CMS: tags removed, entities decoded once. Render it as text, never as HTML. */
export function plainText(value: string): string {
  return value
    .replace(TAG, '')
    .replace(ENTITY, (entity, name: string) => decode(name) ?? entity)
    .trim()
}

function decode(name: string): string | null {
  if (name.startsWith('#')) {
    const isHex = name[1] === 'x' || name[1] === 'X'
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10)
    return code > 31 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff) ? String.fromCodePoint(code) : ''
  }
  if (Object.hasOwn(NAMED, name)) return NAMED[name] ?? null
  const mark = MARKS[name.slice(1)]
  return mark ? `${name[0]}${mark}`.normalize('NFC') : null
}
