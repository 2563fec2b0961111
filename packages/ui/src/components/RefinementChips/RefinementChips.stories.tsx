import type { Meta, StoryObj } from '@storybook/react-vite'
import { listing } from '../../../test/pieces.js'
import { RefinementChips } from './RefinementChips.js'

const meta = {
  title: 'Shop/RefinementChips',
  component: RefinementChips,
  parameters: { layout: 'padded' },
  args: { chips: listing.chips, clearHref: '/watches' },
} satisfies Meta<typeof RefinementChips>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongGerman: Story = {
  args: { chips: [{ label: 'Diamantähnliche Kohlenstoffbeschichtung', href: '/a' }, ...listing.chips] },
  globals: { locale: 'de' },
}
