import type { Meta, StoryObj } from '@storybook/react-vite'
import { photo } from '../../../test/artwork.js'
import { CloudImage } from './CloudImage.js'

const meta = {
  title: 'Foundation/CloudImage',
  component: CloudImage,
  args: { image: photo('dusk', 'A watch at dusk'), sizes: '400px', aspectRatio: '4:5' },
  parameters: { layout: 'padded' },
  render: (args) => (
    <div style={{ maxWidth: 400 }}>
      <CloudImage {...args} />
    </div>
  ),
} satisfies Meta<typeof CloudImage>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Square: Story = { args: { aspectRatio: '1:1' } }

export const OwnRatio: Story = { args: { aspectRatio: undefined } }
