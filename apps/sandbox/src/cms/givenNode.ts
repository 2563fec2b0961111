import { type DeliveryNode, isNode, type NodeType, system } from './deliveryNode.js'

/** A value already in the format of the CMS; its nodes get the name and path of their location. */
export function given(value: unknown, name: string, path: string): unknown {
  if (Array.isArray(value)) return value.map((one) => given(one, name, path))
  return isNode(value) ? givenNode(value, name, path) : value
}

function givenNode(node: DeliveryNode, name: string, path: string): DeliveryNode {
  const entries = Object.entries(node)
    .filter(([key]) => !key.startsWith('@'))
    .map(([key, value]) => [key, given(value, key, `${path}/${key}`)] as const)
  return { ...system(name, path, typeOf(node)), ...Object.fromEntries(entries), '@nodes': node['@nodes'] }
}

/** A node that contains components is an area. */
function typeOf(node: DeliveryNode): NodeType {
  if ('mgnl:template' in node) return 'mgnl:component'
  const children = node['@nodes'].map((child) => node[child])
  return children.some((child) => isNode(child) && 'mgnl:template' in child) ? 'mgnl:area' : 'mgnl:contentNode'
}
