import type { Fields } from '../fields/field.js'
import type { CmsNode } from '../nodes/cmsNode.js'
import type { ParseContext, RenderNode } from '../nodes/renderNode.js'

/** Where a node stands. */
export interface ParsePlace {
  /** The node carries the title of the page: its heading becomes the h1. */
  readonly isLead: boolean
  /** No other node that could carry a title stands before it: its image is seen first, so it loads first. */
  readonly isFirst: boolean
  /** Parses the nodes of an area inside this node. */
  readonly parseArea: (nodes: readonly CmsNode[]) => readonly RenderNode[]
}

/** How one component template becomes the props of its ui component. Pure; runs on the server only. */
export interface Definition<Props extends object = object> {
  /** Template id, e.g. `vitrine:components/teaser`. */
  readonly id: string
  /** For authors: what the component is for. One sentence. */
  readonly note: string
  /** Its fields as data: schema for authors, check of content files. */
  readonly fields: Fields
  /** `may` carry the title of the page when it comes first; `must`: it always has an h1 of its own (product, listing). */
  readonly title?: 'may' | 'must' | undefined
  /** Having nothing to show is no fault of the content. */
  readonly mayBeEmpty?: true | undefined
  /** Props of the component; null = the node holds nothing that could be shown. */
  readonly parse: (node: CmsNode, ctx: ParseContext, place: ParsePlace) => Props | null
  /** A component node as the CMS delivers it: feeds the tests and shows editors' data by example. */
  readonly sample: object
}

/** Props that a definition makes. */
export type PropsOf<D> = D extends Definition<infer Props> ? Props : never
