import { componentFacts } from 'virtual:component-facts'
import * as css from '../../packages/ui/docs/docs.css.js'
import { text } from '../../packages/ui/src/theme/text.css.js'
import { chapters, docsAddress } from './chapters.ts'
import { elements } from './elements.tsx'
import { withCode } from './withCode.tsx'

/** Accessibility contract of each component, by chapter. */
export function Contracts() {
  return chapters.map((chapter) => {
    const parts = Object.entries(componentFacts).filter(([, facts]) => facts.chapter === chapter)
    if (parts.length === 0) return null
    return (
      <details key={chapter} className={css.more}>
        <summary className={text.h3}>{chapter}</summary>
        <dl className={css.promises}>
          {parts.map(([name, { contract }]) => (
            <Promises key={name} chapter={chapter} name={name} contract={contract} />
          ))}
        </dl>
      </details>
    )
  })
}

interface PromisesProps {
  readonly chapter: string
  readonly name: string
  readonly contract: readonly string[]
}

function Promises({ chapter, name, contract }: PromisesProps) {
  const A = elements.a
  return (
    <div>
      <dt>
        <A href={docsAddress(chapter, name)}>{name}</A>
      </dt>
      {contract.map((sentence) => (
        <dd key={sentence}>{withCode(sentence)}</dd>
      ))}
    </div>
  )
}
