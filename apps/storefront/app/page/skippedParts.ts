import type { ParseIssue } from '@vitrine/cms-renderer/nodes/parseIssue'
import type { PageServices } from './services.server.js'

/** How many of a page's issues are written out; the rest is counted. */
const SHOWN = 5

/** Collects what a page does not show, to tell it once per page: a line in the log, a count per kind. */
export function createSkippedParts(path: string, { log, countSkipped }: Pick<PageServices, 'log' | 'countSkipped'>) {
  const issues = new Map<string, ParseIssue>()
  return {
    /** The same issue of the same template counts once: a product that is missing in three places is one. */
    report(issue: ParseIssue): void {
      issues.set(`${issue.kind} ${issue.template} ${issue.detail}`, issue)
    },
    /** Tells; nothing where all is shown. */
    tell(): void {
      if (issues.size === 0) return
      const counts: Record<string, number> = {}
      for (const { kind } of issues.values()) counts[kind] = (counts[kind] ?? 0) + 1
      for (const [kind, count] of Object.entries(counts)) countSkipped(kind, count)
      log.warn(
        { path, counts, issues: [...issues.values()].slice(0, SHOWN).map(short) },
        'parts of the page are not shown',
      )
    },
  }
}

/** Names come from the CMS and may have any length. */
function short({ kind, nodeId, template, detail }: ParseIssue): ParseIssue {
  return { kind, nodeId: nodeId.slice(0, 100), template: template.slice(0, 100), detail: detail.slice(0, 200) }
}
