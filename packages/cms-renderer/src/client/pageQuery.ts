import { type CmsNode, readCmsNode } from '../nodes/cmsNode.js'
import { CmsError } from './CmsError.js'
import { isRecord } from './unknownJson.js'

/** A part of the pages of a country. */
export interface PageQueryResult {
  /** Page nodes without their areas. */
  readonly pages: readonly CmsNode[]
  /** How many pages the country has in all. */
  readonly total: number
}

/** Reads the answer of a delivery query. @throws CmsError `malformed` when it is none. */
export function readPageQuery(body: unknown): PageQueryResult {
  if (!isRecord(body) || !Array.isArray(body.results))
    throw new CmsError('malformed', 'The answer of a page query has no results.')
  const pages = body.results.map((one) => readCmsNode(one))
  return { pages, total: typeof body.total === 'number' ? body.total : pages.length }
}
