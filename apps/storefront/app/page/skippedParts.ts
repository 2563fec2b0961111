import type { ParseIssue } from '@vitrine/cms-renderer/nodes/parseIssue'
import type { StorefrontDeps } from './hostContract.js'

/** How many of a page's issues are written out; the rest is counted. */
const SHOWN = 5
/** Pages whose issues are remembered; the one told first is forgotten first. */
const MAX_PAGES = 1000

/** Collects what one page does not show. */
export interface SkippedParts {
  /** The same issue of the same template counts once: a product that is missing in three places is one. */
  report(issue: ParseIssue): void
  /** Counts the issues by kind and writes one line to the log, unless the page had the same ones before. */
  tell(): void
}

/** One per process: a page is made again for every face and whenever its copy is old, its issues are told once. */
export function createSkippedParts({
  log,
  countSkipped,
}: Pick<StorefrontDeps, 'log'> & {
  readonly countSkipped: NonNullable<StorefrontDeps['countSkipped']>
}): (page: { readonly path: string; readonly template: string }) => SkippedParts {
  const known = new Map<string, string>()

  return ({ path, template }) => {
    const issues = new Map<string, ParseIssue>()
    return {
      report(issue) {
        issues.set(`${issue.kind} ${issue.template} ${issue.detail}`, issue)
      },
      tell() {
        const counts: Record<string, number> = {}
        for (const { kind } of issues.values()) counts[kind] = (counts[kind] ?? 0) + 1
        for (const [kind, count] of Object.entries(counts)) countSkipped(kind, count)
        const shown = [...issues.values()].slice(0, SHOWN).map(short)
        const mark = issues.size === 0 ? '' : JSON.stringify([counts, shown])
        if ((known.get(path) ?? '') === mark) return
        known.delete(path)
        if (mark === '') return
        known.set(path, mark)
        const [oldest = path] = known.keys()
        if (known.size > MAX_PAGES) known.delete(oldest)
        log.warn({ path, template: template.slice(0, 100), counts, issues: shown }, 'parts of the page are not shown')
      },
    }
  }
}

/** Names come from the CMS and may have any length. */
function short({ kind, nodeId, template, detail }: ParseIssue): ParseIssue {
  return { kind, nodeId: nodeId.slice(0, 100), template: template.slice(0, 100), detail: detail.slice(0, 200) }
}
