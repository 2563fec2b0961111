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
      do: [
        'Show the three features that the brand supplies.',
        'Keep image and text together: they change sides by turns.',
      ],
      dont: ['Add features of another brand.', 'Shorten the words of the brand.'],
    },
    contract: [
      'Each block has a heading of level 2. The side on which its image stands does not change the order of reading.',
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

/** Nothing is shown. */
export const Empty: Story = { args: { features: [] } }

export const AllStates = allStates(meta, { Default, WithoutImages })
