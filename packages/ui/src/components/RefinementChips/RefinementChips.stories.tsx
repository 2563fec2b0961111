import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { listing } from '../../../test/pieces.js'
import { RefinementChips } from './RefinementChips.js'

const meta = {
  title: 'Shop/RefinementChips',
  component: RefinementChips,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Show each selected value with a link to remove it.', 'Keep “Clear all” last.'],
      dont: ['Show the sort order as a chip.'],
    },
    contract: [
      'A list called “Selected filters”; each is a link, “Remove filter Rose gold”.',
      'After a removal the first remaining link takes the focus; after the last one, the element that the page provides.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the next filter, and to “Clear all”.' },
      { keys: 'Enter', does: 'Removes the filter.' },
    ],
  },
  args: { chips: listing.chips, clearHref: '/watches' },
} satisfies Meta<typeof RefinementChips>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongGerman: Story = {
  args: { chips: [{ label: 'Diamantähnliche Kohlenstoffbeschichtung', href: '/a' }, ...listing.chips] },
  globals: { locale: 'de' },
}

export const AllStates = allStates(meta, { Default, LongGerman })
