import type { PageData } from '../../contract/pageData.js'

type Nodes = PageData['nodes']

/** The newer page, reusing displayed node objects that are equal, so that React does not re-render those parts. */
export function withKnownNodes(shown: PageData, newer: PageData): PageData {
  const known = new Map(shown.nodes.map((node) => [node.id, node]))
  const nodes = newer.nodes.map((node) => {
    const before = known.get(node.id)
    return before && JSON.stringify(before) === JSON.stringify(node) ? before : node
  })
  return { ...newer, nodes }
}

/** Index of the first part that differs; null = all parts are the same. */
export function firstChange(shown: Nodes, newer: Nodes): number | null {
  const length = Math.max(shown.length, newer.length)
  for (let index = 0; index < length; index += 1) if (shown[index] !== newer[index]) return index
  return null
}

/** Offset of an element from the top of the window, and the window's height. */
export interface Position {
  readonly top: number
  readonly viewHeight: number
  /** Whether the browser supports scroll anchoring. */
  readonly hasAnchoring: boolean
}

/** Whether parts from an element on may change without moving visible content. */
export function movesNothing({ top, viewHeight, hasAnchoring }: Position): boolean {
  return top >= viewHeight || (top < 0 && hasAnchoring)
}
