import { ArgTypes, Description, Primary, useOf } from '@storybook/addon-docs/blocks'
import { componentFacts } from 'virtual:component-facts'
import { text } from '../../packages/ui/src/theme/text.css.js'
import { BaseNote } from './BaseNote.tsx'
import * as css from '../../packages/ui/docs/docs.css.js'
import { elements } from './elements.tsx'
import { Facts } from './Facts.tsx'
import { Guidance, isGuidance } from './Guidance.tsx'
import { isKeyboardMap, KeyboardMap } from './KeyboardMap.tsx'
import { Scroll } from './Scroll.tsx'
import { States } from './States.tsx'
import { VariablesTable } from './VariablesTable.tsx'
import { withCode } from './withCode.tsx'

/**
 * The docs page of a component: description, example, dos and don'ts, props, accessibility contract, keys, variables,
 * size and states.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { parameters, title } = preparedMeta
  const name = title.split('/').at(-1) ?? title
  const facts = componentFacts[name]
  const H2 = elements.h2
  return (
    <>
      <p className={`${text.overline} ${css.quiet}`}>{title.split('/')[0]}</p>
      <h1 className={`${text.h1} ${css.name}`}>{name}</h1>
      <div className={`${text.lead} ${css.lead}`}>
        <Description />
      </div>
      <Primary />
      {isGuidance(parameters.guidance) && <Guidance guidance={parameters.guidance} />}
      {facts && (
        <>
          <H2>Props</H2>
          <BaseNote base={facts.base} />
          <Scroll label="Props">
            <ArgTypes />
          </Scroll>
        </>
      )}
      {isSentences(parameters.contract) && (
        <>
          <H2>Accessibility</H2>
          <ul className={`${text.body} ${css.list}`}>
            {parameters.contract.map((promise) => (
              <li key={promise}>{withCode(promise)}</li>
            ))}
          </ul>
        </>
      )}
      {isKeyboardMap(parameters.keyboard) && <KeyboardMap map={parameters.keyboard} />}
      {facts && <VariablesTable facts={facts} />}
      {facts && <Facts name={name} facts={facts} />}
      <States />
    </>
  )
}

const isSentences = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((sentence) => typeof sentence === 'string')
