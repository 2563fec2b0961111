import type { PageData } from '../../page/pageData.js'

type Nodes = PageData['nodes']

/** The newer page with the shown node objects wherever they say the same: React leaves those parts alone. */
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

/** How far the top of an element is from the top of the window, and how high that is. */
export interface Position {
  readonly top: number
  readonly viewHeight: number
  /** Whether the browser holds what is seen in place when something grows above it. */
  readonly hasAnchoring: boolean
}

/** Whether parts may change from an element on without anything on the screen moving. */
export function movesNothing({ top, viewHeight, hasAnchoring }: Position): boolean {
  return top >= viewHeight || (top < 0 && hasAnchoring)
}
