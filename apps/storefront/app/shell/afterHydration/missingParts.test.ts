import { describe, expect, it } from 'vitest'
import { buildResult } from '../../../server/testing/fakeApp.js'
import type { PageData } from '../../contract/pageData.js'
import { firstChange, movesNothing, withKnownNodes } from './missingParts.js'

const node = (id: string, title = id) => ({ id, template: 'vitrine:components/introduction-text', props: { title } })

function pageOf(...nodes: PageData['nodes']): PageData {
  const result = buildResult({ nodes })
  if (result.kind !== 'data') throw new Error('Expected page data, got a redirect.')
  return result.page
}

describe('a missing part', () => {
  const shown = pageOf(node('a'), node('c'))

  it('is found by its position, without changes to the parts around it', () => {
    const { nodes } = withKnownNodes(shown, pageOf(node('a'), node('b'), node('c')))
    expect(nodes[0]).toBe(shown.nodes[0])
    expect(nodes[2]).toBe(shown.nodes[1])
    expect(firstChange(shown.nodes, nodes)).toBe(1)
  })

  it('may be the last one, or have missing parts of its own', () => {
    const last = withKnownNodes(shown, pageOf(node('a'), node('c'), node('d')))
    expect(firstChange(shown.nodes, last.nodes)).toBe(2)
    const filled = withKnownNodes(shown, pageOf(node('a', 'more'), node('c')))
    expect(firstChange(shown.nodes, filled.nodes)).toBe(0)
  })

  it('may be none: only the head differs', () => {
    expect(firstChange(shown.nodes, withKnownNodes(shown, pageOf(node('a'), node('c'))).nodes)).toBeNull()
  })

  it.each([
    ['below the window', 900, true, true],
    ['in the window', 300, true, false],
    ['at its top', 0, true, false],
    ['above, where the browser holds the view', -1, true, true],
    ['above, where it does not', -1, false, false],
  ])('%s', (_where, top, hasAnchoring, expected) => {
    expect(movesNothing({ top, viewHeight: 900, hasAnchoring })).toBe(expected)
  })
})
