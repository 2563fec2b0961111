import type { CmsNode } from './cmsNode.js'
import type { RenderNode } from './renderNode.js'

/** Position of a node on the page. */
export interface ParsePlace {
  /** The node provides the title of the page: its heading becomes the h1. */
  readonly isLead: boolean
  /** No earlier node can carry the title; the image of this one is above the fold, so it is loaded with priority. */
  readonly isFirst: boolean
  /** Parses the nodes of an area inside this node. */
  readonly parseArea: (nodes: readonly CmsNode[]) => readonly RenderNode[]
}
