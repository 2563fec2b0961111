import type { BrandTokens } from './brandTokens.js'
import { parseColor } from './colorValue.js'
import { onImage } from './onImage.js'
import { SURFACE_COLORS } from './surfaceTokens.js'
import { themes } from './themes.js'
import { sansScale } from './typeScale.js'

type Check = (path: string, value: unknown) => void
type Shape = Readonly<Record<string, Check>>

const HOW = 'See docs/how-to/add-a-theme.md in @vitrine/ui.'

/** @throws Error that names the missing, unknown or invalid token, the reason and the expected value. */
export function checkBrandTokens(tokens: BrandTokens): void {
  brand('', tokens)
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Validates an object with exactly the required and optional keys of a shape. */
const object =
  (required: Shape, optional: Shape = {}): Check =>
  (path, value) => {
    const at = path === '' ? '' : `${path}.`
    if (!isObject(value)) throw fault(path || 'The brand', `is ${print(value)}, not an object of tokens.`, HOW)
    const entries = new Map<string, unknown>(Object.entries(value))
    for (const key of entries.keys())
      if (!Object.hasOwn(required, key) && !Object.hasOwn(optional, key)) {
        const known = Object.keys({ ...required, ...optional }).join(', ')
        throw fault(`${at}${key}`, 'is an unknown token.', `Use one of: ${known}.`)
      }
    for (const [key, check] of Object.entries(required)) {
      if (entries.get(key) === undefined)
        throw fault(`${at}${key}`, 'is missing and cannot be derived from other tokens.', HOW)
      check(`${at}${key}`, entries.get(key))
    }
    for (const [key, check] of Object.entries(optional))
      if (entries.get(key) !== undefined) check(`${at}${key}`, entries.get(key))
  }

/**
 * Validates a text against a pattern that excludes characters that could end a declaration, a rule or a style element.
 */
const matching =
  (pattern: RegExp, expected: string): Check =>
  (path, value) => {
    if (typeof value === 'string' && value.length <= 400 && pattern.test(value) && isBalanced(value)) return
    throw fault(path, `is ${print(value)}, which is not ${expected.split(';')[0]}.`, `Write ${expected}.`)
  }

const color: Check = (path, value) => {
  const parsed = typeof value === 'string' ? parseColor(value) : null
  if (parsed && parsed.alpha === 1) return
  const why = parsed ? 'is translucent, so its contrast depends on the background' : 'is not a supported colour'
  throw fault(path, `is ${print(value)}: it ${why}.`, 'Write #rgb, #rrggbb or rgb(r, g, b).')
}

const veil: Check = (path, value) => {
  if (typeof value === 'string' && parseColor(value)) return
  throw fault(path, `is ${print(value)}: it is not a supported colour.`, 'Write rgba(r, g, b, a) or #rrggbb.')
}

const name: Check = (path, value) => {
  matching(/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/, 'lower case letters, digits and single hyphens; such as nordlys')(
    path,
    value,
  )
  if (typeof value === 'string' && Object.hasOwn(themes, value))
    throw fault(
      path,
      `is "${value}", the name of a built-in theme, whose class it would override.`,
      'Choose another name.',
    )
}

const font = matching(/^[\p{L}\d ,'"_-]+$/u, `a font stack; such as "'Jost Variable', 'Jost Fallback', sans-serif"`)
const length = matching(/^(?:0|\d*\.?\d+(?:px|rem|em|vw|%))$/, 'one CSS length; such as 2px')
const size = matching(
  /^(?!.*(?:\/\*|url))[a-z\d .,+*/()%-]+$/i,
  'a CSS length; such as clamp(2rem, 1.5rem + 2vw, 3rem)',
)
const shadow = matching(/^(?!.*url)[a-z\d .,()#%-]+$/i, 'a CSS shadow; such as 0 8px 40px rgba(0, 0, 0, 0.12), or none')
const weight = matching(/^(?:1000|[1-9]\d{0,2})$/, 'a font weight; such as 400')

const all = (keys: readonly string[], check: Check): Shape => Object.fromEntries(keys.map((key) => [key, check]))

const sizes: Check = (path, value) => {
  if (value !== 'sans' && value !== 'serif') object({}, all(Object.keys(sansScale), size))(path, value)
}

const veils = ['scrim', 'scrimLight', 'backdrop']
const others = [...SURFACE_COLORS, ...Object.keys(onImage), 'bar', 'barInk', 'barAccent'].filter(
  (key) => !veils.includes(key),
)
const tone = object({}, all(SURFACE_COLORS, color))

const brand = object(
  {
    name,
    color: object(all(['bg', 'ink', 'accent'], color), { ...all(others, color), ...all(veils, veil) }),
    font: object({ body: font }, { heading: font }),
  },
  {
    size: sizes,
    weight: object({}, all(['heading', 'body', 'medium'], weight)),
    radius: object({}, all(['control', 'card'], length)),
    shadow: object({}, all(['raised', 'flyout'], shadow)),
    surfaces: object({}, { dark: tone, light: tone, tint: color }),
  },
)

/** Balanced quotes and parentheses: an unclosed one would swallow the rest of the rule. */
function isBalanced(text: string): boolean {
  const bare = text.replaceAll(/'[^'"]*'|"[^'"]*"/g, '')
  const depth = bare.split('').reduce((open, sign) => (open < 0 ? open : open + depthOf(sign)), 0)
  return depth === 0 && !/['"]/.test(bare)
}

const depthOf = (sign: string) => (sign === '(' ? 1 : sign === ')' ? -1 : 0)

function fault(path: string, what: string, then: string): Error {
  return new Error(`createBrandTheme: ${path} ${what} ${then}`)
}

function print(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 80)
}
