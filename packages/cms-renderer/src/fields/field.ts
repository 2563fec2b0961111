import type { ParsePlace } from '../definitions/definition.js'
import type { CmsNode } from '../nodes/cmsNode.js'
import type { ParseContext } from '../nodes/renderNode.js'

/** What a field holds, as data: the JSON schema for authors and the check of content files are made from it. */
export type FieldKind =
  | { readonly kind: 'text' | 'html' | 'flag' | 'number' | 'dateTime' | 'path' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'focalImage' | 'asset' | 'link' }
  | { readonly kind: 'product' | 'products' | 'category' | 'categories' }
  | { readonly kind: 'list'; readonly fields: Fields }
  | { readonly kind: 'area' }

/** Where a value is read: the node that has the field, the page's context, the node's place in the page. */
export interface FieldSource {
  readonly node: CmsNode
  readonly ctx: ParseContext
  readonly place: ParsePlace
}

/** One field of a component: what it is, and how a value of the CMS becomes the one that the component takes. */
export interface Field<T = unknown, Required extends boolean = boolean> {
  readonly type: FieldKind
  /** A component whose required field holds nothing is not shown. */
  readonly isRequired: Required
  /** For authors: what belongs into the field. English, one sentence; may be missing where the name says it. */
  readonly note?: string | undefined
  /** undefined = the field is absent, empty or holds something else. Never throws. */
  readonly read: (source: FieldSource, name: string) => T | undefined
}

export type Fields = Readonly<Record<string, Field>>

/** Values of fields: those of required ones are always there. */
export type FieldValues<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer T, infer Required>
    ? Required extends true
      ? T
      : T | undefined
    : never
}

/** Reads all fields of a node; null = a required one holds nothing. */
export function readFields<F extends Fields>(fields: F, source: FieldSource): FieldValues<F> | null {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = field.read(source, name)
    if (value === undefined && field.isRequired) return null
    values[name] = value
  }
  return isComplete<F>(values) ? values : null
}

/** The loop above has read every field by its own reader, which is what the type says. */
function isComplete<F extends Fields>(_values: Readonly<Record<string, unknown>>): _values is FieldValues<F> {
  return true
}
