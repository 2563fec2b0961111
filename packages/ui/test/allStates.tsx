import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { text } from '../src/theme/text.css.js'

/**
 * A story that renders the given stories below each other with their names, for designers and for the screenshots of
 * `pnpm test:visual`. Tall components are in columns of at least `columnFrom` px. Not checked by axe: each state is
 * checked separately, and together their landmarks repeat.
 */
export function allStates(meta: object, stories: Readonly<Record<string, object>>, columnFrom?: number) {
  const states = Object.entries(stories).map(([name, story]) => ({ name, State: composed(story, meta, name) }))
  const columns = columnFrom && {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${columnFrom}px), 1fr))`,
  }
  return {
    tags: ['!test', '!autodocs', 'visual'],
    parameters: { a11y: { test: 'off' } },
    render: () => (
      <div data-all-states="" style={columns || undefined}>
        {states.map(({ name, State }) => (
          <section key={name} style={{ paddingBlock: 24, paddingInline: 16 }}>
            <p className={text.caption} style={{ opacity: 0.7, paddingBlockEnd: 12 }}>
              {name}
            </p>
            <State />
          </section>
        ))}
      </div>
    ),
  } satisfies StoryObj
}

function composed(story: object, meta: object, name: string): ComponentType {
  if (!isStory(story) || !isMeta(meta))
    throw new Error(`allStates: ${name} is not a story of a component. Pass the exports of its stories file.`)
  const Story = composeStory({ ...story, play: () => {} }, meta, {}, name)
  return () => <Story />
}

// Props of one component and of all components cannot be unified in types; stories are recognised by their export.
const isMeta = (value: object): value is Meta => 'component' in value
const isStory = (value: object): value is StoryObj => typeof value === 'object'
