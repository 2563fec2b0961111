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
      do: ['Use it in a toolbar or a line of the cart.', 'Keep a label even where it is hidden: it is read aloud.'],
      dont: ['Do not use it in a form; a `SelectField` has room for hint and error.'],
    },
    contract: ['A native select with a label. Where the label is not drawn, it is still read.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the select.' },
      { keys: 'Arrow down, Arrow up', does: 'Choose the next or the previous answer.' },
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
