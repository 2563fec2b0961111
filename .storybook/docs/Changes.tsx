import { Markdown } from '@storybook/addon-docs/blocks'
import { type Change, pendingChange, releasedVersions } from '../changes.ts'
import * as css from '../../packages/ui/docs/docs.css.js'
import { text } from '../../packages/ui/src/theme/text.css.js'
import { changelog, pendingSources } from './changeSources.ts'
import { elements } from './elements.tsx'

const KINDS = { major: 'Breaking changes', minor: 'New and changed', patch: 'Fixed' } as const

/** The unreleased changes, then the changes of each version. */
export function Changes() {
  const pending = pendingSources.flatMap((source) => pendingChange(source) ?? [])
  const { h2: H2, p: P } = elements
  return (
    <>
      {pending.length > 0 && (
        <>
          <H2>The next version</H2>
          <P>Not released yet. Names and styles may still change.</P>
          <ChangeList changes={pending} />
        </>
      )}
      {releasedVersions(changelog).map(({ version, changes }) => (
        <section key={version}>
          <H2>{version}</H2>
          <ChangeList changes={changes} />
        </section>
      ))}
    </>
  )
}

function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  const { h3: H3 } = elements
  return (['major', 'minor', 'patch'] as const).map((kind) => {
    const ofKind = changes.filter((change) => change.kind === kind)
    if (ofKind.length === 0) return null
    return (
      <div key={kind}>
        <H3>{KINDS[kind]}</H3>
        {ofKind.map((change) => (
          <OneChange key={change.forDesigners} change={change} />
        ))}
      </div>
    )
  })
}

function OneChange({ change: { forDesigners, forEngineers } }: { readonly change: Change }) {
  return (
    <article className={css.change}>
      <Text>{forDesigners}</Text>
      {forEngineers && (
        <details className={css.more}>
          <summary className={text.small}>For engineers</summary>
          <Text>{forEngineers}</Text>
        </details>
      )}
    </article>
  )
}

const Text = ({ children }: { readonly children: string }) => (
  <Markdown options={{ overrides: elements, forceBlock: true }}>{children}</Markdown>
)
