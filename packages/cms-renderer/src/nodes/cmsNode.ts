import { CmsError } from '../client/CmsError.js'

/** Maximum nesting depth. */
export const MAX_DEPTH = 64
/** Maximum number of objects and lists in one tree. */
export const MAX_NODES = 5000

/** A property value of a node: any JSON value, with objects read as nodes. */
export type CmsValue = string | number | boolean | null | CmsNode | readonly CmsValue[]

/** A node of a Magnolia tree, read from unknown JSON: without a prototype, within the limits, with ordered children. */
export interface CmsNode {
  readonly name: string
  /** `@id`; empty when the CMS sent none. */
  readonly id: string
  readonly path: string
  readonly nodeType: string
  /** `mgnl:template`; empty on areas and plain data nodes. */
  readonly template: string
  /** `mgnl:lastModified`; empty when not sent. */
  readonly lastModified: string
  /** Properties by name; objects (areas, assets, composites) are nodes. */
  readonly fields: ReadonlyMap<string, CmsValue>
  /** Child nodes in the order of `@nodes`, the only source of order. */
  readonly children: readonly CmsNode[]
  /** Names in `@nodes` without a node: disabled, or nested deeper than the CMS delivers. */
  readonly missing: readonly string[]
}

const DROPPED = new Set(['__proto__', 'constructor', 'prototype'])
const SYSTEM_PREFIXES = ['@', 'mgnl:', 'jcr:']

/**
 * Reads a node tree from a CMS response.
 * @throws CmsError `malformed` when it is not an object, `tooLarge` beyond 64 levels or 5000 nodes.
 */
export function readCmsNode(raw: unknown): CmsNode {
  if (!isRecord(raw)) {
    throw new CmsError('malformed', 'The CMS response is not a node, so the page cannot be read.')
  }
  return readNode(raw, '', 0, { nodes: 0 })
}

/** Type guard for a node. */
export function isNode(value: CmsValue | undefined): value is CmsNode {
  return typeof value === 'object' && value !== null && 'fields' in value
}

function readNode(
  raw: Readonly<Record<string, unknown>>,
  name: string,
  depth: number,
  count: { nodes: number },
): CmsNode {
  enter(depth, count)
  const fields = new Map<string, CmsValue>()
  for (const key of Object.keys(raw)) {
    if (DROPPED.has(key) || (SYSTEM_PREFIXES.some((prefix) => key.startsWith(prefix)) && key !== '@link')) continue
    const value = readValue(raw[key], key, depth + 1, count)
    if (value !== undefined) fields.set(key, value)
  }
  const order = raw['@nodes']
  const names = Array.isArray(order) ? new Set(order.filter((one) => typeof one === 'string')) : null
  return {
    name: text(raw['@name']) || name,
    id: text(raw['@id']),
    path: text(raw['@path']),
    nodeType: text(raw['@nodeType']),
    template: text(raw['mgnl:template']),
    lastModified: text(raw['mgnl:lastModified']),
    fields,
    children: names ? listedChildren(names, fields) : guessedChildren(fields),
    missing: [...(names ?? [])].filter((one) => !isNode(fields.get(one))),
  }
}

/** Counts an object or a list against the limits. */
function enter(depth: number, count: { nodes: number }): void {
  count.nodes += 1
  if (depth > MAX_DEPTH || count.nodes > MAX_NODES) {
    throw new CmsError(
      'tooLarge',
      `The CMS tree has more than ${MAX_DEPTH} levels or ${MAX_NODES} nodes and was not read.`,
    )
  }
}

function readValue(raw: unknown, key: string, depth: number, count: { nodes: number }): CmsValue | undefined {
  if (raw === null || typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean') return raw
  if (Array.isArray(raw)) {
    enter(depth, count)
    const values: CmsValue[] = []
    for (const one of raw) {
      const value = readValue(one, key, depth + 1, count)
      if (value !== undefined) values.push(value)
    }
    return values
  }
  return isRecord(raw) ? readNode(raw, key, depth, count) : undefined
}

function listedChildren(names: ReadonlySet<string>, fields: ReadonlyMap<string, CmsValue>): readonly CmsNode[] {
  const children: CmsNode[] = []
  for (const name of names) {
    const value = fields.get(name)
    if (isNode(value)) children.push(value)
  }
  return children
}

/** Without `@nodes`, only objects with a node type or template are children: assets and metadata are objects too. */
function guessedChildren(fields: ReadonlyMap<string, CmsValue>): readonly CmsNode[] {
  const children: CmsNode[] = []
  for (const value of fields.values()) {
    if (isNode(value) && (value.nodeType.startsWith('mgnl:') || value.template !== '')) children.push(value)
  }
  return children
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
