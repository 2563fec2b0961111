import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { PageSizeSelect } from './PageSizeSelect.js'

const meta = {
  title: 'Shop/PageSizeSelect',
  component: PageSizeSelect,
  parameters: {
    layout: 'padded',
    guidance: { do: ['Offer two or three sizes.'], dont: ['Show it where a listing uses “Show more”.'] },
    contract: ['A native select with the label “Per page”. Without scripts it is a form with a button.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the select.' },
      { keys: 'Arrow down, Arrow up', does: 'Select the next or the previous size, without navigating.' },
      { keys: 'Enter', does: 'Navigates to the selected option; so does leaving the select.' },
    ],
  },
  args: {
    sizes: [25, 50, 100].map((size) => ({ size, href: `/search?limit=${size}`, isSelected: size === 25 })),
  },
} satisfies Meta<typeof PageSizeSelect>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AllStates = allStates(meta, { Default })
