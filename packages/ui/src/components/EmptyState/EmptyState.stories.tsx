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
      do: ['State what is missing and where to go next, in one sentence each.'],
      dont: ['Blame the shopper or make jokes.', 'Offer more than one link.'],
    },
    contract: [
      'Its title is a paragraph, so that it is not part of the page outline.',
      'It is not announced by itself: when it appears after an action, give it the role alert or status.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the action, if there is one.' },
      { keys: 'Enter', does: 'Activates it.' },
    ],
  },
  args: { title: 'No pieces match this selection.', text: 'Try a brand or a collection.' },
} satisfies Meta<typeof EmptyState>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithAction: Story = { args: { action: <Button variant="secondary">Remove all filters</Button> } }

export const AllStates = allStates(meta, { Default, WithAction })
