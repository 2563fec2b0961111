import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { InlineSelect } from './InlineSelect.js'

const meta = {
  title: 'Forms/InlineSelect',
  component: InlineSelect,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Use it in a toolbar or a cart line.', 'Provide a label even when it is hidden: screen readers read it.'],
      dont: ['Use it in a form; a `SelectField` has space for hint and error.'],
    },
    contract: ['A native select with a label. A hidden label is still read.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the select.' },
      { keys: 'Arrow down, Arrow up', does: 'Select the next or the previous option.' },
      { keys: 'Space', does: 'Opens the list.' },
    ],
  },
  args: {
    label: 'Sort by',
    options: [
      { value: 'selection', label: 'Our selection' },
      { value: 'price', label: 'Price, descending' },
    ],
  },
} satisfies Meta<typeof InlineSelect>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, 'price')
    await expect(select).toHaveDisplayValue('Price, descending')
  },
}

export const Quiet: Story = { args: { isQuiet: true } }

export const HiddenLabel: Story = { args: { isLabelHidden: true } }

export const Disabled: Story = { args: { disabled: true } }

export const AllStates = allStates(meta, { Default, Quiet, HiddenLabel, Disabled })
