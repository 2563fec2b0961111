import type { Meta, StoryObj } from '@storybook/react-vite'
import { listing } from '../../../test/pieces.js'
import { SortSelect } from './SortSelect.js'

const meta = {
  title: 'Shop/SortSelect',
  component: SortSelect,
  parameters: { layout: 'padded' },
  args: { ...listing.sort },
} satisfies Meta<typeof SortSelect>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
