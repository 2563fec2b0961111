import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.js'

const meta = {
  title: 'Foundation/Skeleton',
  component: Skeleton,
  parameters: { layout: 'padded' },
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
