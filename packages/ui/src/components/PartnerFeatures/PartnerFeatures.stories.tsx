import type { Meta, StoryObj } from '@storybook/react-vite'
import { features } from '../../../test/pieces.js'
import { PartnerFeatures } from './PartnerFeatures.js'

const meta = {
  title: 'Shop/PartnerFeatures',
  component: PartnerFeatures,
  parameters: { layout: 'padded' },
  args: { features },
} satisfies Meta<typeof PartnerFeatures>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { globals: { theme: 'bespoke' } }

export const WithoutImages: Story = { args: { features: features.map((feature) => ({ ...feature, image: null })) } }
