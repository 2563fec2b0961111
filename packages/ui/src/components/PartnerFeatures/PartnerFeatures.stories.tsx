import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { features } from '../../../test/pieces.js'
import { PartnerFeatures } from './PartnerFeatures.js'

const meta = {
  title: 'Shop/PartnerFeatures',
  component: PartnerFeatures,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Show the three features that the brand supplies.', 'Keep image and text together: they alternate sides.'],
      dont: ['Add features of another brand.', 'Shorten the text of the brand.'],
    },
    contract: [
      'Each block has a level 2 heading. The side of its image does not change the reading order.',
      'Each image keeps its own alternative text.',
    ],
    keyboard: [],
  },
  args: { features },
} satisfies Meta<typeof PartnerFeatures>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { globals: { theme: 'bespoke' } }

export const WithoutImages: Story = { args: { features: features.map((feature) => ({ ...feature, image: null })) } }

/** Renders nothing. */
export const Empty: Story = { args: { features: [] } }

export const AllStates = allStates(meta, { Default, WithoutImages })
