/** Widths that the service renders; others are refused, so that the cache stays bounded. */
const ALLOWED_WIDTHS = [300, 390, 480, 768, 780, 1024, 1200, 1280, 1320, 1600, 1620, 1920, 3840] as const

const ASPECT_RATIOS: ReadonlyMap<string, number> = new Map([
  ['4:5', 4 / 5],
  ['1:1', 1],
  ['16:9', 16 / 9],
  ['21:9', 21 / 9],
  ['3:4', 3 / 4],
  ['3:2', 3 / 2],
  ['5:4', 5 / 4],
])

const THUMBNAIL_EDGE = 300

/** Requested encodings; `auto` is resolved by the `Accept` header. */
export type RequestedFormat = 'auto' | 'png' | 'jpg' | 'webp' | 'avif'

/** A validated transform list of an image URL (Spec §9 "Images"). */
export interface Transform {
  /** `limit` keeps the whole image, `fill` crops it to `ratio` around the focal point. */
  readonly mode: 'limit' | 'fill'
  /** Pixels. */
  readonly width: number
  /** Width divided by height of the crop; null = the image's own. */
  readonly ratio: number | null
  /** Fractions of the image's width and height, 0 to 1. */
  readonly focal: { readonly x: number; readonly y: number }
  readonly format: RequestedFormat
}

/** Result of parsing a transform list; `message` tells the caller what to change. */
export type TransformResult =
  | { readonly kind: 'ok'; readonly transform: Transform }
  | { readonly kind: 'invalid'; readonly message: string }

/**
 * Parses a comma-separated transform list in any order, e.g. `c_fill,w_480,ar_4:5,g_xy_center,x_0.50,y_0.30,f_auto`.
 */
export function parseTransforms(list: string): TransformResult {
  const values = new Map<string, string>()
  for (const part of list.split(',')) {
    const separator = part.indexOf('_')
    const key = separator > 0 ? part.slice(0, separator) : part
    const value = separator > 0 ? part.slice(separator + 1) : ''
    const rule = RULES.get(key)
    if (rule === undefined) return invalid(`Unknown transform "${part}". Known: ${[...RULES.keys()].join(', ')}.`)
    if (values.has(key)) return invalid(`The transform "${key}" is given twice.`)
    if (!rule.test(value)) return invalid(`"${part}" is not allowed. ${key} must be ${rule.hint}.`)
    values.set(key, value)
  }
  return combine(values)
}

interface Rule {
  readonly hint: string
  readonly test: (value: string) => boolean
}

const FORMATS: ReadonlyMap<string, RequestedFormat> = new Map([
  ['auto', 'auto'],
  ['png', 'png'],
  ['jpg', 'jpg'],
  ['webp', 'webp'],
  ['avif', 'avif'],
])

const FRACTION: Rule = {
  hint: 'a fraction from 0 to 1 with at most two decimals',
  test: (value) => /^(?:0(?:\.\d{1,2})?|1(?:\.0{1,2})?)$/.test(value),
}

const RULES: ReadonlyMap<string, Rule> = new Map([
  ['c', { hint: 'c_limit or c_fill', test: (value) => value === 'limit' || value === 'fill' }],
  [
    'w',
    {
      hint: `one of ${ALLOWED_WIDTHS.join(', ')}`,
      test: (value) => ALLOWED_WIDTHS.some((width) => String(width) === value),
    },
  ],
  ['h', { hint: `h_${THUMBNAIL_EDGE}, for thumbnails`, test: (value) => value === String(THUMBNAIL_EDGE) }],
  ['f', { hint: `one of ${[...FORMATS.keys()].join(', ')}`, test: (value) => FORMATS.has(value) }],
  ['ar', { hint: `one of ${[...ASPECT_RATIOS.keys()].join(', ')}`, test: (value) => ASPECT_RATIOS.has(value) }],
  ['g', { hint: 'g_xy_center', test: (value) => value === 'xy_center' }],
  ['x', FRACTION],
  ['y', FRACTION],
])

function combine(values: ReadonlyMap<string, string>): TransformResult {
  const width = values.get('w')
  const ratio = ASPECT_RATIOS.get(values.get('ar') ?? '')
  const isFill = values.get('c') === 'fill'
  const isThumbnail = values.has('h')
  const hasFocal = values.has('g')
  if (width === undefined) return invalid('A width is required, e.g. w_480.')
  if (isThumbnail && (width !== String(THUMBNAIL_EDGE) || !isFill || ratio !== undefined)) {
    return invalid('h_300 is for thumbnails only: c_fill,w_300,h_300.')
  }
  if (ratio !== undefined && !isFill) return invalid('ar needs c_fill.')
  if (isFill && ratio === undefined && !isThumbnail) return invalid('c_fill needs ar, e.g. ar_4:5.')
  if (hasFocal && !isFill) return invalid('g_xy_center needs c_fill.')
  if (!hasFocal && (values.has('x') || values.has('y'))) return invalid('x and y need g_xy_center.')
  return {
    kind: 'ok',
    transform: {
      mode: isFill ? 'fill' : 'limit',
      width: Number(width),
      ratio: isThumbnail ? 1 : (ratio ?? null),
      focal: { x: Number(values.get('x') ?? '0.5'), y: Number(values.get('y') ?? '0.5') },
      format: FORMATS.get(values.get('f') ?? 'jpg') ?? 'jpg',
    },
  }
}

function invalid(message: string): TransformResult {
  return { kind: 'invalid', message }
}
