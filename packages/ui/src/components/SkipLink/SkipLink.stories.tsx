import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { SkipLink } from './SkipLink.js'

const meta = {
  title: 'Layout/SkipLink',
  component: SkipLink,
  parameters: {
    guidance: {
      do: ['Make it the first tab stop of every page.', 'Give its target tabindex -1.'],
      dont: ['Show it before it is focused.'],
    },
    contract: [
      'The first tab stop of the page, called “Skip to Content”; visible while focused.',
      'It moves the focus to the main area, not only the scroll position.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Shows it, as the first tab stop of a page.' },
      { keys: 'Enter', does: 'Moves the focus to the main area.' },
    ],
  },
  args: {},
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        <h1>Watches</h1>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to Content' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '#main')
  },
}

export const AllStates = allStates(meta, { Default })
