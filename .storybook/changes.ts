/** One entry of the changelog, as Markdown. */
export interface Change {
  /** `major` and `minor` add or change something, `patch` fixes something. */
  readonly kind: 'major' | 'minor' | 'patch'
  readonly forDesigners: string
  /** Names, imports and replacements; empty when engineers need to do nothing. */
  readonly forEngineers: string
}

export interface Version {
  readonly version: string
  readonly changes: readonly Change[]
}

const PACKAGE = '@vitrine/ui'
const FOR_ENGINEERS = '**For engineers.**'

/** A file of `.changeset` as an unreleased change; null when it does not concern the design system. */
export function pendingChange(source: string): Change | null {
  const [, head = '', body = ''] = source.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? []
  const kind = kindOf(head.match(new RegExp(`['"]${PACKAGE}['"]: (\\w+)`))?.[1])
  return kind && { kind, ...readersOf(body) }
}

/** The versions of a CHANGELOG.md in the format of changesets, newest first. */
export function releasedVersions(source: string): readonly Version[] {
  return source
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [version = '', ...lines] = part.split('\n')
      return { version: version.trim(), changes: lines.join('\n').split(/^### /m).slice(1).flatMap(changesOf) }
    })
}

/** Components that unreleased changes add: those named in a paragraph that begins with "New:". */
export function newComponents(sources: readonly string[]): readonly string[] {
  return sources.flatMap((source) =>
    source
      .split(/\n{2,}/)
      .filter((paragraph) => paragraph.startsWith('New:'))
      .flatMap((paragraph) => [...paragraph.matchAll(/`([A-Z]\w+)`/g)].map(([, name = '']) => name)),
  )
}

/** A section such as `Minor Changes` with its list: `- 1a2b3c4: text`, further paragraphs indented. */
function changesOf(section: string): readonly Change[] {
  const [title = '', ...lines] = section.split('\n')
  const kind = kindOf(title.match(/^(\w+) Changes/)?.[1]?.toLowerCase())
  if (!kind) return []
  return lines
    .join('\n')
    .split(/^- /m)
    .slice(1)
    .filter((text) => !text.startsWith('Updated dependencies'))
    .map((text) => ({ kind, ...readersOf(text.replace(/^[0-9a-f]{7,}: /, '').replace(/^ {2}/gm, '')) }))
}

function readersOf(body: string): Pick<Change, 'forDesigners' | 'forEngineers'> {
  const [forDesigners = '', ...forEngineers] = body.split(FOR_ENGINEERS)
  return { forDesigners: forDesigners.trim(), forEngineers: forEngineers.join(FOR_ENGINEERS).trim() }
}

const kindOf = (word: string | undefined): Change['kind'] | null =>
  word === 'major' || word === 'minor' || word === 'patch' ? word : null
