import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { text } from '../src/theme/text.css.js'

/**
 * One story that shows the given stories below each other, each under its name: what designers compare, and what
 * `pnpm test:visual` photographs. Tall parts stand beside each other, in columns of `columnFrom` px and more. Not judged by axe: each state is judged alone, and together their landmarks repeat.
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
  if (!isStory(story) || !isMeta(meta)) throw new Error(`allStates: ${name} is no story of a component.`)
  const Story = composeStory({ ...story, play: () => {} }, meta, {}, name)
  return () => <Story />
}

// Props of one component and those of every component do not unify; what a story is, is known by its export.
const isMeta = (value: object): value is Meta => 'component' in value
const isStory = (value: object): value is StoryObj => typeof value === 'object'
