import { nodeId } from './nodeId.js'

/** A Magnolia delivery node. */
export interface DeliveryNode {
  readonly '@name': string
  readonly '@path': string
  readonly '@id': string
  readonly '@nodeType': string
  readonly '@nodes': readonly string[]
  readonly [property: string]: unknown
}

export type NodeType = 'mgnl:page' | 'mgnl:area' | 'mgnl:component' | 'mgnl:contentNode'

/** Whether a value of a node is itself a node. */
export function isNode(value: unknown): value is DeliveryNode {
  return typeof value === 'object' && value !== null && '@nodes' in value && Array.isArray(value['@nodes'])
}

/** System properties of a node; its child nodes follow. */
export function system(name: string, path: string, type: NodeType): DeliveryNode {
  return { '@name': name, '@path': path, '@id': nodeId(path), '@nodeType': type, '@nodes': [] }
}

/** Child nodes of an area are named `0`, `00`, `01` ..., because JavaScript would reorder integer keys. */
export function childName(index: number): string {
  return index === 0 ? '0' : `0${index - 1}`
}

/** Cuts a tree to the depth of an endpoint: deeper nodes are missing without notice. */
export function cutDepth(node: DeliveryNode, depth: number): DeliveryNode {
  const names = new Set(node['@nodes'])
  const entries = Object.entries(node).flatMap(([key, value]) => {
    if (!names.has(key) || !isNode(value)) return [[key, value] as const]
    return depth === 0 ? [] : [[key, cutDepth(value, depth - 1)] as const]
  })
  return { ...system('', '', 'mgnl:contentNode'), ...Object.fromEntries(entries), ...(depth === 0 && { '@nodes': [] }) }
}
