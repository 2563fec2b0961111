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
  },
  args: { title: 'No pieces match this selection.', text: 'Try a brand or a collection.' },
} satisfies Meta<typeof EmptyState>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithAction: Story = { args: { action: <Button variant="secondary">Remove all filters</Button> } }

export const AllStates = allStates(meta, { Default, WithAction })
