import { HTML, LONG, RIGHT_TO_LEFT } from './hostile.js'

/** Keys with user-visible strings; URLs, ids and closed sets keep their values. */
const WORDS = new Set(
  'name brand title text label value alt description shortDescription reference by quote source overline callout country language note lines query address recent'.split(
    ' ',
  ),
)

const NUMBERS = new Set('amount regularAmount total quantity maxQuantity count shownCount width height x y'.split(' '))

/** Keys whose type allows null. */
const NULLABLE = new Set(
  'image hoverImage portrait badge phone mail brandHref shippingHref callout brochure clearHref previousHref nextHref showMoreHref regularAmount teaser poster note'.split(
    ' ',
  ),
)

type Change = (key: string, value: unknown, owner: object) => unknown

const words =
  (text: string): Change =>
  (key, value) =>
    WORDS.has(key) && typeof value === 'string' ? text : value

const numbers =
  (number: number): Change =>
  (key, value) =>
    NUMBERS.has(key) && typeof value === 'number' ? number : value

/** Kinds of invalid commerce or CMS data. */
export const faults: Readonly<Record<string, Change>> = {
  '300-character texts': words(LONG),
  'HTML in plain text': words(HTML),
  'right-to-left texts': words(RIGHT_TO_LEFT),
  'empty texts': words(''),
  'null wherever the type allows it': (key, value, owner) =>
    (NULLABLE.has(key) || (key === 'availability' && 'breadcrumbs' in owner)) &&
    !('frames' in owner || ('kind' in owner && owner.kind === 'image'))
      ? null
      : value,
  'empty lists': (_key, value) => (Array.isArray(value) ? [] : value),
  'amounts of zero': numbers(0),
  'absurd amounts': numbers(1e15),
  'negative amounts': numbers(-1),
  'amounts that are not numbers': numbers(Number.NaN),
  'infinite amounts': numbers(Number.POSITIVE_INFINITY),
  'images without an address': (key, value) => (key === 'src' ? '' : value),
}

/** A copy of the data with one kind of fault applied everywhere. */
export function spoil<Data extends object>(data: Data, change: Change): Data {
  const copy = structuredClone(data)
  visit(copy, change)
  return copy
}

function visit(owner: object, change: Change, listKey = ''): void {
  for (const [key, value] of Object.entries(owner)) {
    const changed = change(Array.isArray(owner) ? listKey : key, value, owner)
    Reflect.set(owner, key, changed)
    if (typeof changed === 'object' && changed !== null) visit(changed, change, Array.isArray(owner) ? listKey : key)
  }
}
