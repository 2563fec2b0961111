import type { ParseIssue } from '@vitrine/cms-renderer/nodes/parseIssue'
import { describe, expect, it } from 'vitest'
import { createSkippedParts } from './skippedParts.js'

const issue: ParseIssue = { kind: 'nothingToShow', nodeId: '1', template: 'vitrine:components/teaser', detail: '/a' }

function setUp() {
  const lines: object[] = []
  const counted: string[] = []
  const skippedParts = createSkippedParts({
    log: { warn: (facts) => void lines.push(facts), error: () => undefined },
    countSkipped: (kind) => void counted.push(kind),
  })
  const make = (path: string, ...issues: readonly ParseIssue[]) => {
    const skipped = skippedParts({ path, template: 'vitrine:pages/home' })
    for (const one of issues) skipped.report(one)
    skipped.tell()
  }
  return { lines, counted, make }
}

describe('skipped parts of a page', () => {
  it('are logged once with path and templates for repeated renders, and counted each time', () => {
    const { lines, counted, make } = setUp()
    for (let time = 0; time < 3; time += 1) make('/ch/de', issue, issue)
    expect(lines).toEqual([
      { path: '/ch/de', template: 'vitrine:pages/home', counts: { nothingToShow: 1 }, issues: [issue] },
    ])
    expect(counted).toHaveLength(3)
  })

  it('are logged again when they change or come back', () => {
    const { lines, make } = setUp()
    make('/ch/de', issue)
    make('/ch/de', issue, { ...issue, detail: '/b' })
    make('/ch/de')
    make('/ch/de', issue)
    expect(lines).toHaveLength(3)
  })

  it('are logged per page, remembering a thousand pages', () => {
    const { lines, make } = setUp()
    for (let page = 0; page < 1001; page += 1) make(`/ch/de/${page}`, issue)
    make('/ch/de/1000', issue)
    expect(lines).toHaveLength(1001)
    make('/ch/de/0', issue)
    expect(lines).toHaveLength(1002)
  })
})
