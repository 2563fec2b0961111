import type { Fields } from '../fields/field.js'
import type { CmsNode } from '../nodes/cmsNode.js'
import type { ParsePlace } from '../nodes/parsePlace.js'
import type { ParseContext } from '../nodes/renderNode.js'

/** Turns a node of one component template into the props of its ui component. Pure; runs on the server only. */
export interface Definition<Props extends object = object> {
  /** Template id, e.g. `vitrine:components/teaser`. */
  readonly id: string
  /** One sentence for authors: the purpose of the component. */
  readonly note: string
  /** The fields as data: the source of the JSON schema for authors and of the check of content files. */
  readonly fields: Fields
  /**
   * `may`: can carry the title of the page when it comes first; `must`: always renders its own h1 (product, listing).
   */
  readonly title?: 'may' | 'must' | undefined
  /** Empty content is valid and not reported as an issue. */
  readonly mayBeEmpty?: true | undefined
  /** Props of the component; null = the node has nothing to show. */
  readonly parse: (node: CmsNode, ctx: ParseContext, place: ParsePlace) => Props | null
  /** A component node as the CMS delivers it, used by tests and as an example for editors. */
  readonly sample: object
}

/** Props type that a definition produces. */
export type PropsOf<D> = D extends Definition<infer Props> ? Props : never
