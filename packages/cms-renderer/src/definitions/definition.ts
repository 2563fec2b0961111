import type { CmsNode } from '../nodes/cmsNode.js'
import type { ParseContext, RenderNode } from '../nodes/renderNode.js'

/** Where a node stands. */
export interface ParsePlace {
  /** The first node of the page that can carry the page's title: it becomes the h1 and its image loads first. */
  readonly isLead: boolean
  /** Parses the nodes of an area inside this node. */
  readonly parseArea: (nodes: readonly CmsNode[]) => readonly RenderNode[]
}

/** How one component template becomes the props of its ui component. Pure; runs on the server only. */
export interface Definition<Props extends object = object> {
  /** Template id, e.g. `vitrine:components/teaser`. */
  readonly id: string
  /** Whether the component can carry the title of a page. */
  readonly canLead?: boolean | undefined
  /** Props of the component; null = the node holds nothing that could be shown. */
  readonly parse: (node: CmsNode, ctx: ParseContext, place: ParsePlace) => Props | null
  /** A component node as the CMS delivers it: feeds the tests and shows editors' data by example. */
  readonly sample: object
}

/** Props that a definition makes. */
export type PropsOf<D> = D extends Definition<infer Props> ? Props : never
