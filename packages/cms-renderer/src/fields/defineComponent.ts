import type { Definition } from '../definitions/definition.js'
import type { ParsePlace } from '../nodes/parsePlace.js'
import type { CmsNode } from '../nodes/cmsNode.js'
import type { ParseContext } from '../nodes/renderNode.js'
import { type Fields, type FieldValues, readFields } from './field.js'

/** Input of `props` besides the field values. */
export interface PropsSource {
  readonly node: CmsNode
  readonly ctx: ParseContext
  readonly place: ParsePlace
}

/**
 * Defines a component template: its fields as data, and the mapping from field values to the props of its ui component.
 */
export function defineComponent<F extends Fields, Props extends object>(component: {
  readonly id: string
  /** One sentence for authors: the purpose of the component. */
  readonly note: string
  readonly title?: 'may' | 'must' | undefined
  readonly mayBeEmpty?: true | undefined
  readonly fields: F
  /** null = nothing to show. */
  readonly props: (values: FieldValues<F>, source: PropsSource) => Props | null
  readonly sample: object
}): Definition<Props> & { readonly fields: F; readonly note: string } {
  const { fields, props, ...facts } = component
  return {
    ...facts,
    fields,
    parse(node, ctx, place) {
      const values = readFields(fields, { node, ctx, place })
      return values ? props(values, { node, ctx, place }) : null
    },
  }
}
