import { type CmsNode, readCmsNode } from '../nodes/cmsNode.js'
import { CmsError } from './CmsError.js'
import { isRecord } from './unknownJson.js'

/**
 * Reads a page response, which must be a single node. @throws CmsError when it is not, or when it exceeds the limits.
 */
export function pageNode(body: unknown): CmsNode {
  return readCmsNode(body)
}

/** First result of a delivery query, or a bare page object. @throws CmsError `notFound` when there is no result. */
export function firstResult(body: unknown): CmsNode {
  if (isRecord(body) && Array.isArray(body.results)) {
    if (body.results.length === 0) throw new CmsError('notFound', 'The CMS has no page for this resource.')
    return readCmsNode(body.results[0])
  }
  return readCmsNode(body)
}

/** Child nodes from a list of nodes, or from an object that lists them in `@nodes`. */
export function nodeList(body: unknown): readonly CmsNode[] {
  if (Array.isArray(body))
    return readCmsNode({ '@nodes': body.map((_, index) => `n${index}`), ...numbered(body) }).children
  return readCmsNode(body).children
}

/** Wraps the list into one node, so that the limits apply to the whole list. */
function numbered(list: readonly unknown[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(list.map((one, index) => [`n${index}`, one]))
}
