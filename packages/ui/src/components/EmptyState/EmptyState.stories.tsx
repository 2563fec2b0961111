import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.js'
import { EmptyState } from './EmptyState.js'

const meta = {
  title: 'Shop/EmptyState',
  component: EmptyState,
  parameters: { layout: 'padded' },
  args: { title: 'No pieces match this selection.', text: 'Try a brand or a collection.' },
} satisfies Meta<typeof EmptyState>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithAction: Story = { args: { action: <Button variant="secondary">Remove all filters</Button> } }
