import type { Definition } from '../definitions/definition.js'
import { definitions } from '../definitions/definitions.js'
import { frameTemplates } from '../definitions/frameTemplates.js'
import type { CmsNode } from './cmsNode.js'
import { type PageFacts, pageFacts } from './pageFacts.js'
import type { ParseIssue } from './parseIssue.js'
import type { ParseContext, RenderNode } from './renderNode.js'

export interface ParsedPage extends PageFacts {
  /** Nodes of each area in order; `main` is always present, possibly empty. */
  readonly areas: Readonly<Record<string, readonly RenderNode[]>>
  /** Nodes of all areas in page order. */
  readonly nodes: readonly RenderNode[]
}

const known: Readonly<Record<string, Definition>> = definitions

/**
 * Turns a page node into small, plain render nodes. Never throws for invalid content: a node that cannot be rendered is
 * dropped and reported. Server only.
 */
export function parsePage(page: CmsNode, context: ParseContext): ParsedPage {
  const state: PageState = { hasLead: ownsTitle(page, context), isFirst: true, told: 0, ids: new Map() }
  const ctx: ParseContext = {
    ...context,
    report(issue) {
      state.told += 1
      context.report(issue)
    },
  }
  const areas = new Map<string, readonly RenderNode[]>()
  const reportPage = (kind: ParseIssue['kind'], detail: string) =>
    ctx.report({ kind, nodeId: page.id, template: page.template, detail })
  for (const area of page.children) {
    if (area.template !== '' && area.nodeType !== 'mgnl:area') continue
    areas.set(area.name, parseNodes(area.children, ctx, state))
    for (const name of area.missing) reportPage('missingNode', `${area.name}/${name}`)
  }
  if (!areas.has('main')) reportPage('missingArea', 'main')
  return {
    ...pageFacts(page),
    areas: { main: [], ...Object.fromEntries(areas) },
    nodes: [...areas.values()].flat(),
  }
}

interface PageState {
  /** Some node is the h1, or will be. */
  hasLead: boolean
  /** No node that could carry a title has been parsed yet. */
  isFirst: boolean
  /** Number of reasons so far why something is not rendered: a nested node, a product, or content that may be empty. */
  told: number
  /** Ids already used, each with the number of its last copy. */
  readonly ids: Map<string, number>
}

function parseNodes(nodes: readonly CmsNode[], ctx: ParseContext, state: PageState): readonly RenderNode[] {
  return nodes.flatMap((node) => {
    const parsed = parseNode(node, ctx, state)
    return parsed ? [parsed] : []
  })
}

function parseNode(node: CmsNode, ctx: ParseContext, state: PageState): RenderNode | null {
  const definition = Object.hasOwn(known, node.template) ? known[node.template] : undefined
  if (!definition) {
    if (frameTemplates.has(node.template)) return null
    ctx.report({ kind: 'unknownTemplate', nodeId: node.id, template: node.template, detail: node.path })
    return null
  }
  const isLead = definition.title === 'may' && !state.hasLead
  const toldBefore = state.told
  try {
    const parseArea = (nodes: readonly CmsNode[]) => parseNodes(nodes, ctx, state)
    const props = definition.parse(node, ctx, { isLead, isFirst: state.isFirst, parseArea })
    if (!props) {
      if (definition.mayBeEmpty) state.told += 1
      const { id: nodeId, template, path: detail } = node
      if (state.told === toldBefore) ctx.report({ kind: 'nothingToShow', nodeId, template, detail })
      return null
    }
    if (isLead) state.hasLead = true
    if (definition.title) state.isFirst = false
    return { id: uniqueId(node, state.ids), template: node.template, props }
  } catch (error) {
    const detail = error instanceof Error ? error.message : 'unknown error'
    ctx.report({ kind: 'invalidNode', nodeId: node.id, template: node.template, detail })
    return null
  }
}

/** Whether the page shows the product or listing of its context, which renders the h1 whatever its position. */
function ownsTitle(page: CmsNode, ctx: ParseContext): boolean {
  if (!ctx.page.product && !ctx.page.listing) return false
  const holds = (node: CmsNode): boolean =>
    (Object.hasOwn(known, node.template) && known[node.template]?.title === 'must') || node.children.some(holds)
  return holds(page)
}

/**
 * `@id` is unique by contract, but a missing or repeated id must not break React keys, and an invalid one must not
 * reach the DOM. The counter is kept per id, so that thousands of nodes without an id stay linear.
 */
function uniqueId(node: CmsNode, taken: Map<string, number>): string {
  const base = (node.id || node.path || node.template).replace(/[^\w-]+/g, '-')
  let id = base
  let copy = taken.get(base) ?? 1
  while (taken.has(id)) {
    copy += 1
    id = `${base}-${copy}`
  }
  taken.set(base, copy)
  if (id !== base) taken.set(id, 1)
  return id
}
