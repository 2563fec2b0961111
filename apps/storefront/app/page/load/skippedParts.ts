import type { ParseIssue } from '@vitrine/cms-renderer/nodes/parseIssue'
import type { StorefrontDeps } from '../../contract/hostContract.js'

/** Number of issues per page that are logged in detail; the others are only counted. */
const SHOWN = 5
/** Number of pages whose issues are remembered; the oldest is evicted first. */
const MAX_PAGES = 1000

/** Collects the skipped parts of one page. */
export interface SkippedParts {
  /** Deduplicates by issue and template: a product missing in three places counts once. */
  report(issue: ParseIssue): void
  /** Counts the issues by kind and logs one line, unless the page had the same issues before. */
  tell(): void
}

/** One per process, so that issues are logged once although a page is rendered repeatedly. */
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

/** Truncates names from the CMS, which may have any length. */
function short({ kind, nodeId, template, detail }: ParseIssue): ParseIssue {
  return { kind, nodeId: nodeId.slice(0, 100), template: template.slice(0, 100), detail: detail.slice(0, 200) }
}
