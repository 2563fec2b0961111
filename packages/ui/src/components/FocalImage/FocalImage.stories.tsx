import type { Meta, StoryObj } from '@storybook/react-vite'
import { scene } from '../../../test/artwork.js'
import { FocalImage } from './FocalImage.js'

const meta = {
  title: 'Foundation/FocalImage',
  component: FocalImage,
  args: { image: scene('dusk', 'A watch at dusk'), sizes: '100vw' },
} satisfies Meta<typeof FocalImage>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Wide: Story = { args: { landscapeRatio: '21:9' } }

export const LandscapeOnly: Story = { args: { image: { ...scene('moss', 'A green dial'), portrait: null } } }
