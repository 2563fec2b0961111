import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { Skeleton } from './Skeleton.js'

const meta = {
  title: 'Foundation/Skeleton',
  component: Skeleton,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Give it the size of the loaded content.', 'Announce the state on the container, with aria-busy.'],
      dont: ['Show it for less than a third of a second.'],
    },
    contract: ['Hidden from assistive technology. Its container is marked as busy.'],
    keyboard: [],
  },
  args: { variant: 'text' },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <Skeleton {...args} />
    </div>
  ),
} satisfies Meta<typeof Skeleton>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Title: Story = { args: { variant: 'title' } }

export const Image: Story = { args: { variant: 'image' } }

export const Control: Story = { args: { variant: 'control' } }

export const AllStates = allStates(meta, { Default, Title, Image, Control })
