/** Look of the card fields, chosen by the shop. */
export interface FieldsTheme {
  /** Six hexadecimal digits, without `#`. */
  readonly text: string
  readonly background: string
  readonly border: string
  readonly accent: string
  readonly error: string
  /** Pixels. */
  readonly fontSize: number
  /** Pixels. */
  readonly radius: number
  readonly font: 'sans' | 'serif'
}

const COLOURS = { text: '1c1c1e', background: 'ffffff', border: '6a6a72', accent: '1c1c1e', error: 'a3161b' } as const

const FONTS = { sans: 'system-ui, sans-serif', serif: 'Georgia, serif' } as const

/** Reads the theme from query parameters; `null` = a parameter is unknown or malformed. */
export function readTheme(query: Readonly<Record<string, unknown>>): FieldsTheme | null {
  const { fontSize = '16', radius = '0', font = 'sans', ...colours } = query
  const size = readPixels(fontSize, 14, 24)
  const corner = readPixels(radius, 0, 24)
  const isKnown = Object.keys(colours).every((name) => Object.hasOwn(COLOURS, name))
  const chosen = { ...COLOURS, ...Object.fromEntries(Object.entries(colours).map(([name, v]) => [name, String(v)])) }
  const isColour = Object.values(chosen).every((value) => /^[0-9a-f]{6}$/i.test(value))
  if (size === null || corner === null || !isKnown || !isColour) return null
  if (font !== 'sans' && font !== 'serif') return null
  return { ...chosen, fontSize: size, radius: corner, font }
}

/** Stylesheet of the fields. The values were validated by {@link readTheme}. */
export function fieldsStyles({ text, background, border, accent, error, fontSize, radius, font }: FieldsTheme): string {
  return `
* { box-sizing: border-box; }
html, body { margin: 0; background: #${background}; color: #${text}; font: ${fontSize}px/1.5 ${FONTS[font]}; }
form { display: flex; flex-wrap: wrap; gap: 1rem; padding: 3px; }
.field { flex: 1 1 8rem; min-width: 0; }
.field.number { flex-basis: 100%; }
label { display: block; margin-bottom: .25rem; }
input { width: 100%; min-height: 48px; padding: .5rem .75rem; font: inherit; color: inherit; background: #${background};
  border: 1px solid #${border}; border-radius: ${radius}px; }
input:focus { outline: 2px solid #${accent}; outline-offset: 1px; }
input[aria-invalid=true] { border-color: #${error}; box-shadow: inset 0 0 0 1px #${error}; }
.error { margin: .25rem 0 0; color: #${error}; }
.error:empty { display: none; }
`
}

function readPixels(value: unknown, minimum: number, maximum: number): number | null {
  const pixels = /^\d{1,2}$/.test(String(value)) ? Number(value) : -1
  return pixels >= minimum && pixels <= maximum ? pixels : null
}
