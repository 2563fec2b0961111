import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { QuantitySelect } from './QuantitySelect.js'

const meta = {
  title: 'Forms/QuantitySelect',
  component: QuantitySelect,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Use it in the cart, for small quantities.'],
      dont: ['Offer more than available: `max` is the stock or the limit of one order.'],
    },
    contract: [
      'A native select, named “Quantity of” and the product.',
      'While a change is pending it is announced as busy, keeps the focus and ignores further choices.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the select, also while it is busy.' },
      { keys: 'Arrow down, Arrow up', does: 'Select more or fewer.' },
      { keys: 'Space', does: 'Opens the list.' },
    ],
  },
  args: { itemName: 'Aurelune Meridian 40', quantity: 1, max: 3, onQuantityChange: fn() },
} satisfies Meta<typeof QuantitySelect>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Quantity of Aurelune Meridian 40' })
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, '2')
    await expect(args.onQuantityChange).toHaveBeenCalledWith(2)
  },
}

export const AboveMaximum: Story = { args: { quantity: 5 } }

export const Disabled: Story = { args: { disabled: true } }

/** While a change is pending, the focus stays and further choices are ignored. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox')
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await expect(select).toHaveAttribute('aria-disabled', 'true')
    await userEvent.selectOptions(select, '2')
    await expect(args.onQuantityChange).not.toHaveBeenCalled()
    await expect(select).toHaveValue('1')
  },
}

export const NothingLeft: Story = { args: { max: 0 } }

export const AllStates = allStates(meta, { Default, AboveMaximum, Disabled, Busy, NothingLeft })
