import { ArgTypes, Description, Primary, Stories, useOf } from '@storybook/addon-docs/blocks'
import { componentFacts } from 'virtual:component-facts'
import { text } from '../../packages/ui/src/theme/text.css.js'
import { BaseNote } from './BaseNote.tsx'
import * as css from '../../packages/ui/docs/docs.css.js'
import { elements } from './elements.tsx'
import { Guidance, isGuidance } from './Guidance.tsx'
import { VariablesTable } from './VariablesTable.tsx'

/** The page of one component: what it is, how it looks, its props, do and don't, its variables, its promises, its states. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { parameters, title } = preparedMeta
  const name = title.split('/').at(-1) ?? title
  const facts = componentFacts[name]
  const H2 = elements.h2
  return (
    <>
      <p className={`${text.overline} ${css.quiet}`}>{title.split('/')[0]}</p>
      <h1 className={text.h1}>{name}</h1>
      <div className={`${text.lead} ${css.lead}`}>
        <Description />
      </div>
      <Primary />
      {isGuidance(parameters.guidance) && <Guidance guidance={parameters.guidance} />}
      <H2>Props</H2>
      <BaseNote base={facts?.base ?? null} />
      <ArgTypes />
      {isSentences(parameters.contract) && (
        <>
          <H2>Accessibility</H2>
          <ul className={`${text.body} ${css.list}`}>
            {parameters.contract.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        </>
      )}
      {facts && <VariablesTable facts={facts} />}
      <H2>States</H2>
      <Stories title="" includePrimary={false} />
    </>
  )
}

const isSentences = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((sentence) => typeof sentence === 'string')
