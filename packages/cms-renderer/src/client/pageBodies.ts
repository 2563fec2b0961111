import { type CmsNode, readCmsNode } from '../nodes/cmsNode.js'
import { CmsError } from './CmsError.js'
import { isRecord } from './unknownJson.js'

/** A page answer: one node. @throws CmsError when it is none, or beyond the limits. */
export function pageNode(body: unknown): CmsNode {
  return readCmsNode(body)
}

/** First hit of a delivery query, or a bare page object. @throws CmsError `notFound` when there is no hit. */
export function firstResult(body: unknown): CmsNode {
  if (isRecord(body) && Array.isArray(body.results)) {
    if (body.results.length === 0) throw new CmsError('notFound', 'The CMS has no page for this resource.')
    return readCmsNode(body.results[0])
  }
  return readCmsNode(body)
}

/** Child nodes: a list of nodes, or one object that lists them in `@nodes`. */
export function nodeList(body: unknown): readonly CmsNode[] {
  if (Array.isArray(body))
    return readCmsNode({ '@nodes': body.map((_, index) => `n${index}`), ...numbered(body) }).children
  return readCmsNode(body).children
}

/** The list as one node, so that the limits count for all of it together. */
function numbered(list: readonly unknown[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(list.map((one, index) => [`n${index}`, one]))
}
