import { type CmsNode, readCmsNode } from '../nodes/cmsNode.js'
import { CmsError } from './CmsError.js'
import { isRecord } from './unknownJson.js'

/** One batch of the pages of a country. */
export interface PageQueryResult {
  /** Page nodes without their areas. */
  readonly pages: readonly CmsNode[]
  /** Total number of pages of the country. */
  readonly total: number
}

/** Reads a delivery query response. @throws CmsError `malformed` when it has no results. */
export function readPageQuery(body: unknown): PageQueryResult {
  if (!isRecord(body) || !Array.isArray(body.results))
    throw new CmsError('malformed', 'The response of the page query has no results.')
  const pages = body.results.map((one) => readCmsNode(one))
  return { pages, total: typeof body.total === 'number' ? body.total : pages.length }
}
