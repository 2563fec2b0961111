import { type CmsNode, type CmsValue, isNode } from './cmsNode.js'

/** Ids that a page references, in order of appearance, without duplicates. */
export interface References {
  readonly productIds: readonly string[]
  readonly categoryIds: readonly string[]
}

const PRODUCT_FIELDS = new Set(['productId', 'productIds'])
const CATEGORY_FIELDS = new Set(['categoryId', 'categoryIds'])
const ID = /^[\w.-]{1,100}$/

/** Maximum number of products and of categories per page; further ones are treated as missing. */
export const MAX_REFERENCES = 480

/** Collects every product and category that a tree references, so that the host can fetch them in one batch. */
export function collectReferences(tree: CmsNode): References {
  const productIds = new Set<string>()
  const categoryIds = new Set<string>()
  visit(tree, (name, value) => {
    if (PRODUCT_FIELDS.has(name)) for (const id of parseReferences(value)) productIds.add(id)
    if (CATEGORY_FIELDS.has(name)) for (const id of parseReferences(value)) categoryIds.add(id)
  })
  return {
    productIds: [...productIds].slice(0, MAX_REFERENCES),
    categoryIds: [...categoryIds].slice(0, MAX_REFERENCES),
  }
}

/** Ids of a field with one or more references; unreadable ones are dropped. */
export function parseReferences(value: CmsValue | undefined): readonly string[] {
  return listed(value)
    .map((one) => parseReference(one))
    .filter((id) => id !== null)
}

/**
 * Product or category id of a reference in any of its forms: `{prefix}~{id}`, a JSON string with `productId`,
 * `categoryId` or `id`, `definitionName/connectionName/id`, a plain id, or a resolved node. null = unreadable.
 */
export function parseReference(value: CmsValue | undefined): string | null {
  if (isNode(value)) return parseText(idField((name) => value.fields.get(name)))
  return parseText(value)
}

function parseText(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const json = parseObject(value)
  if (json) return validId(idField((name) => json[name]))
  const afterTilde = value.slice(value.lastIndexOf('~') + 1)
  return validId(afterTilde.slice(afterTilde.lastIndexOf('/') + 1).trim())
}

/** A single reference, a list, or a multi field (a node whose children hold one reference each). */
function listed(value: CmsValue | undefined): readonly (CmsValue | undefined)[] {
  if (isNode(value)) return parseReference(value) === null ? value.children : [value]
  return isList(value) ? value : [value]
}

function isList(value: CmsValue | undefined): value is readonly CmsValue[] {
  return Array.isArray(value)
}

function idField(read: (name: string) => unknown): unknown {
  return read('productId') ?? read('categoryId') ?? read('id')
}

function validId(id: unknown): string | null {
  return typeof id === 'string' && ID.test(id) ? id : null
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  if (!text.trimStart().startsWith('{')) return null
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function visit(node: CmsNode, see: (name: string, value: CmsValue) => void): void {
  for (const [name, value] of node.fields) {
    see(name, value)
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) visit(one, see)
  }
}
