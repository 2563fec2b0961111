import type { ParsePlace } from '../nodes/parsePlace.js'
import type { CmsNode } from '../nodes/cmsNode.js'
import type { ParseContext } from '../nodes/renderNode.js'

/** The type of a field as data: the source of the JSON schema for authors and of the check of content files. */
export type FieldKind =
  | { readonly kind: 'text' | 'html' | 'flag' | 'number' | 'dateTime' | 'path' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'focalImage' | 'asset' | 'link' }
  | { readonly kind: 'product' | 'products' | 'category' | 'categories' }
  | { readonly kind: 'list'; readonly fields: Fields }
  | { readonly kind: 'area' }

/** Where a value is read from: the node with the field, the page context and the position of the node on the page. */
export interface FieldSource {
  readonly node: CmsNode
  readonly ctx: ParseContext
  readonly place: ParsePlace
}

/** One field of a component: its type, and how a CMS value becomes the value the component takes. */
export interface Field<T = unknown, Required extends boolean = boolean> {
  readonly type: FieldKind
  /** A component is not rendered when a required field is empty. */
  readonly isRequired: Required
  /** One sentence for authors about the content of the field; optional when the name is clear. */
  readonly note?: string | undefined
  /** undefined = the field is absent, empty or of another type. Never throws. */
  readonly read: (source: FieldSource, name: string) => T | undefined
}

export type Fields = Readonly<Record<string, Field>>

/** Field values; those of required fields are always defined. */
export type FieldValues<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer T, infer Required>
    ? Required extends true
      ? T
      : T | undefined
    : never
}

/** Reads all fields of a node; null = a required field is empty. */
export function readFields<F extends Fields>(fields: F, source: FieldSource): FieldValues<F> | null {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = field.read(source, name)
    if (value === undefined && field.isRequired) return null
    values[name] = value
  }
  return isComplete<F>(values) ? values : null
}

/** The loop in `readFields` has read every field with its own reader; TypeScript cannot infer this. */
function isComplete<F extends Fields>(_values: Readonly<Record<string, unknown>>): _values is FieldValues<F> {
  return true
}
