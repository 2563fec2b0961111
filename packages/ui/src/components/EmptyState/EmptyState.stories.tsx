import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { Button } from '../Button/Button.js'
import { EmptyState } from './EmptyState.js'

const meta = {
  title: 'Shop/EmptyState',
  component: EmptyState,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Say what is not here and where to go next, in one sentence each.'],
      dont: ['Blame the shopper or joke.', 'Offer more than one way on.'],
    },
    contract: [
      'Its title is a paragraph, so that it does not stand in the outline of the page.',
      'It announces nothing by itself: where it appears after an action, give it the role of an alert or a status.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the way on, where there is one.' },
      { keys: 'Enter', does: 'Follows it.' },
    ],
  },
  args: { title: 'No pieces match this selection.', text: 'Try a brand or a collection.' },
} satisfies Meta<typeof EmptyState>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithAction: Story = { args: { action: <Button variant="secondary">Remove all filters</Button> } }

export const AllStates = allStates(meta, { Default, WithAction })
