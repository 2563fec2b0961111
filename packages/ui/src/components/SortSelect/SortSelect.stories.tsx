import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { listing } from '../../../test/pieces.js'
import { SortSelect } from './SortSelect.js'

const meta = {
  title: 'Shop/SortSelect',
  component: SortSelect,
  parameters: {
    layout: 'padded',
    guidance: { do: ['Start with the house’s own selection.'], dont: ['Offer more than six orders.'] },
    contract: ['A native select with the label “Sort by”. Without scripts it is a form with a button.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the select.' },
      { keys: 'Arrow down, Arrow up', does: 'Choose the next or the previous order, and stay.' },
      { keys: 'Enter', does: 'Leads to what is chosen; so does leaving the select.' },
    ],
  },
  args: { ...listing.sort },
} satisfies Meta<typeof SortSelect>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AllStates = allStates(meta, { Default })
