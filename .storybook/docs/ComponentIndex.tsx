import { componentFacts } from 'virtual:component-facts'
import { newComponents } from '../changes.ts'
import type { ComponentFacts } from '../componentFacts.ts'
import * as css from '../../packages/ui/docs/docs.css.js'
import { pendingSources } from './changeSources.ts'
import { chapters, docsAddress } from './chapters.ts'
import { elements } from './elements.tsx'
import { withCode } from './withCode.tsx'

const isNew = new Set(newComponents(pendingSources))

/** All components by chapter, with description and status. */
export function ComponentIndex() {
  const { h3: H3, p: P } = elements
  return chapters.map((chapter) => {
    const parts = Object.entries(componentFacts).filter(([, facts]) => facts.chapter === chapter)
    if (parts.length === 0) return null
    return (
      <section key={chapter}>
        <H3>{chapter}</H3>
        <P>{parts.length} components</P>
        <Chapter chapter={chapter} parts={parts} />
      </section>
    )
  })
}

interface ChapterProps {
  readonly chapter: string
  readonly parts: readonly (readonly [name: string, facts: ComponentFacts])[]
}

function Chapter({ chapter, parts }: ChapterProps) {
  const { table: Table, a: A } = elements
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col" className={css.nameColumn}>
            Component
          </th>
          <th scope="col">Description</th>
          <th scope="col" className={css.statusColumn}>
            Status
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(([name, facts]) => (
          <tr key={name}>
            <th scope="row">
              <A href={docsAddress(chapter, name)}>{name}</A>
            </th>
            <td>{withCode(facts.sentence)}</td>
            <td>{statusOf(name, facts)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function statusOf(name: string, { isDeprecated }: ComponentFacts): string {
  if (isDeprecated) return 'Deprecated'
  return isNew.has(name) ? 'New' : 'Ready'
}

/** Number of components, for use within a sentence. */
export const ComponentCount = () => Object.values(componentFacts).filter(({ chapter }) => chapter !== '').length
