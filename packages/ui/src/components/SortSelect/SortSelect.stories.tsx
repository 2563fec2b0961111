import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { listing } from '../../../test/pieces.js'
import { SortSelect } from './SortSelect.js'

const meta = {
  title: 'Shop/SortSelect',
  component: SortSelect,
  parameters: {
    layout: 'padded',
    guidance: { do: ['Start with the retailer’s own order.'], dont: ['Offer more than six sort orders.'] },
    contract: ['A native select with the label “Sort by”. Without scripts it is a form with a button.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the select.' },
      { keys: 'Arrow down, Arrow up', does: 'Select the next or the previous order, without navigating.' },
      { keys: 'Enter', does: 'Navigates to the selected option; so does leaving the select.' },
    ],
  },
  args: { ...listing.sort },
} satisfies Meta<typeof SortSelect>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AllStates = allStates(meta, { Default })
