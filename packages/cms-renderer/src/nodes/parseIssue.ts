/** Why a node or a reference of a page is not shown; the page itself is served. */
export interface ParseIssue {
  readonly kind:
    | 'unknownTemplate'
    | 'invalidNode'
    /** A required field, or all that the component would show, holds nothing. */
    | 'nothingToShow'
    /** The page has no area `main`. */
    | 'missingArea'
    /** An area names a part that is not there. */
    | 'missingNode'
    /** Nothing of the page can be shown. */
    | 'emptyPage'
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
