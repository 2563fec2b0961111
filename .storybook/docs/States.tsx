import { Description, DocsContext, DocsStory } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import * as css from '../../packages/ui/docs/docs.css.js'
import { text } from '../../packages/ui/src/theme/text.css.js'
import { elements } from './elements.tsx'
import { stateName } from './stateName.ts'

/** Every state of a component except the first, each with its name. */
export function States() {
  const { componentStories } = useContext(DocsContext)
  const [, ...states] = componentStories().filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount)
  const H2 = elements.h2
  if (states.length === 0) return null
  return (
    <>
      <H2>States</H2>
      {states.map(({ id, name, moduleExport }) => (
        <section key={id}>
          <h3 className={`${text.body} ${css.stateName}`}>{stateName(name)}</h3>
          <div className={`${text.small} ${css.lead}`}>
            <Description of={moduleExport} />
          </div>
          <DocsStory of={moduleExport} expanded={false} __forceInitialArgs />
        </section>
      ))}
    </>
  )
}
