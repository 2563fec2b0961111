/** Why a node or a reference is not rendered. The page itself is still served. */
export interface ParseIssue {
  readonly kind:
    | 'unknownTemplate'
    | 'invalidNode'
    /** A required field is empty, or the component would render nothing. */
    | 'nothingToShow'
    /** The page has no area `main`. */
    | 'missingArea'
    /** `@nodes` of an area lists a node that does not exist. */
    | 'missingNode'
    /** The page has no node that can be rendered. */
    | 'emptyPage'
    | 'missingProduct'
    | 'missingCategory'
    | 'missingStore'
    | 'missingFrame'
  /** `@id` of the node. */
  readonly nodeId: string
  readonly template: string
  /** The product or category id, or a description of the problem. */
  readonly detail: string
}
