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
      do: ['Use it in the cart, where few of one piece may be ordered.'],
      dont: ['Do not offer more than there is: `max` is the stock or the limit of one order.'],
    },
    contract: [
      'A native select, called “Quantity of” and the piece.',
      'While a change is under way it says so, keeps the focus and takes no other choice.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the select, while it is busy too.' },
      { keys: 'Arrow down, Arrow up', does: 'Choose more or fewer.' },
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

/** The change that was just made is under way: the focus stays, a second choice waits. */
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
