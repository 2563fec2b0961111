import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { PageSizeSelect } from './PageSizeSelect.js'

const meta = {
  title: 'Shop/PageSizeSelect',
  component: PageSizeSelect,
  parameters: {
    layout: 'padded',
    guidance: { do: ['Offer two or three sizes.'], dont: ['Show it where a listing grows by “Show more”.'] },
  },
  args: {
    sizes: [25, 50, 100].map((size) => ({ size, href: `/search?limit=${size}`, isSelected: size === 25 })),
  },
} satisfies Meta<typeof PageSizeSelect>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AllStates = allStates(meta, { Default })
