import { type CmsNode, type CmsValue, isNode } from './cmsNode.js'
import { readRaw } from './fieldReaders.js'

/** An unresolved reference, whose target only the CMS can resolve. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Node types inside a page, whose paths are not public addresses. */
const PARTS: ReadonlySet<string> = new Set(['mgnl:contentNode', 'mgnl:component', 'mgnl:area'])
/** A DAM file, whose path is not a public address. */
const FILE = /\/dam\/[\w-]+:|\/\.imaging\//
const MAX_DEPTH = 4

/**
 * The address in a property, as input of the link rule: text, a page node, an expanded reference (`@link`, or a nested
 * `href`), or the first list entry that has one. '' = none, or a reference that the CMS did not resolve.
 */
export function readAddress(value: CmsValue | undefined, depth = 0): string {
  if (typeof value === 'string') return UUID.test(value.trim()) ? '' : value
  if (depth === MAX_DEPTH || typeof value !== 'object' || value === null) return ''
  if (isNode(value)) {
    const link = readRaw(value, '@link')
    if (FILE.test(link)) return link
    return readAddress(value.fields.get('href'), depth + 1) || pagePath(value) || link
  }
  for (const one of value) {
    const address = readAddress(one, depth + 1)
    if (address !== '') return address
  }
  return ''
}

/** The tree path of a page. It takes precedence over `@link`, which may contain the host of the CMS. */
function pagePath({ nodeType, path }: CmsNode): string {
  return path.startsWith('/') && !PARTS.has(nodeType) && !nodeType.startsWith('mgnl:asset') ? path : ''
}
