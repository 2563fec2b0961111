/** Why a node or a reference of a page is not shown; the page itself is served. */
export interface ParseIssue {
  readonly kind:
    | 'unknownTemplate'
    | 'invalidNode'
    | 'missingProduct'
    | 'missingCategory'
    | 'missingStore'
    | 'missingFrame'
  /** `@id` of the node. */
  readonly nodeId: string
  readonly template: string
  /** The product or category id, or what went wrong. */
  readonly detail: string
}
