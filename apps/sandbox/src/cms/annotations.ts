import type { Definition } from '@vitrine/cms-renderer/definitions/definition'
import { components } from './contentSchema.js'
import { type DeliveryNode, isNode } from './deliveryNode.js'

export type Workspace = 'website' | 'campaign-manager'

const all: readonly Definition[] = [...components.values()]
const AVAILABLE = all.map(({ id }) => id).join(',')
const AREAS = new Map(
  all.map(({ id, fields }) => [
    id,
    Object.entries(fields).flatMap(([name, { type }]) => (type.kind === 'area' ? [name] : [])),
  ]),
)

type Annotation = readonly [path: string, comment: string]

/**
 * Page editor comments for a node and all nodes below it, in page order. Areas that a component may have but does not
 * are included; a broken node is left out with everything below it.
 */
export function annotations(node: DeliveryNode, workspace: Workspace): readonly Annotation[] {
  const own = comment(node, workspace)
  const below = node['@nodes'].flatMap((name) => {
    const child = node[name]
    return isEditable(child) ? annotations(child, workspace) : []
  })
  const here = own === null ? [] : [[node['@path'], own] as const]
  return [...here, ...missingAreas(node, workspace), ...below]
}

/** Whether a node has the properties that every node needs. */
function isEditable(value: unknown): value is DeliveryNode {
  return isNode(value) && typeof value['@path'] === 'string' && typeof value['@name'] === 'string'
}

function missingAreas(node: DeliveryNode, workspace: Workspace): readonly Annotation[] {
  const possible = node['@nodeType'] === 'mgnl:page' ? ['main'] : (AREAS.get(templateOf(node)) ?? [])
  return possible
    .filter((name) => !node['@nodes'].includes(name))
    .map((name) => [`${node['@path']}/${name}`, areaComment(`${workspace}:${node['@path']}/${name}`, name, false)])
}

/** Comment text of a node; null for a node that is part of a component. */
function comment(node: DeliveryNode, workspace: Workspace): string | null {
  const dialog = templateOf(node)
  const content = `${workspace}:${node['@path']}`
  switch (node['@nodeType']) {
    case 'mgnl:page':
      return `cms:page ${attributes({ content, dialog, activationStatus: '2' })}`
    case 'mgnl:area':
      return areaComment(content, node['@name'], true)
    case 'mgnl:component': {
      const label = labelOf(dialog)
      return `cms:component ${attributes({ content, dialog, label, activationStatus: '0', ...variantsOf(node) })}`
    }
    default:
      return null
  }
}

function areaComment(content: string, name: string, isCreated: boolean): string {
  return `cms:area ${attributes({
    content,
    name,
    availableComponents: AVAILABLE,
    type: 'list',
    label: labelOf(name),
    inherit: 'false',
    optional: 'false',
    createdAreaNode: String(isCreated),
    showAddButton: 'true',
    showNewComponentArea: 'true',
    activationStatus: '0',
  })}`
}

/** Variants of a personalised component; the editor starts with the original. */
function variantsOf(node: DeliveryNode): Readonly<Record<string, string>> {
  const names = node['@nodes'].filter((name) => name.startsWith('variant-'))
  if (names.length === 0) return {}
  const titles = names.map((name) => {
    const variant = node[name]
    return isNode(variant) ? String(variant['mgnl:variantTitle']) : name
  })
  return { variants: names.join(','), variantTitles: titles.join(','), selectedVariant: 'original' }
}

function templateOf(node: DeliveryNode): string {
  const template = node['mgnl:template']
  return typeof template === 'string' ? template : ''
}

function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${value.replaceAll('"', '&quot;')}"`)
    .join(' ')
}

/** `vitrine:components/hero-banner` as `Hero banner`. */
function labelOf(name: string): string {
  const words = name.slice(name.lastIndexOf('/') + 1).replaceAll('-', ' ')
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}
