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
      do: ['Show each value in force where the shopper can take it away.', 'Keep “Clear all” last.'],
      dont: ['Show the sorting as a chip.'],
    },
    contract: [
      'A list called “Selected filters”; each is a link, “Remove filter Rose gold”.',
      'When one goes, the first that stays takes the focus; after the last of them, the place that the page names.',
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
