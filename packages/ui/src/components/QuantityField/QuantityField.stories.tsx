import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { QuantityField } from './QuantityField.js'

const meta = {
  title: 'Forms/QuantityField',
  component: QuantityField,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Use it for larger quantities: engraved gifts, straps, gift cards.'],
      dont: ['Use it for single items; without a choice there is no field.', 'Allow zero; use a remove button.'],
    },
    contract: [
      'A number field; its name and those of its two buttons include the product: “Increase quantity of Meridian 40”.',
      'A new quantity is announced politely on commit.',
      'At a limit the button is disabled for assistive technology and keeps the focus. The limits are native attributes.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the decrease button, the field and the increase button.' },
      { keys: 'Digits', does: 'Enters a quantity, committed on blur or Enter.' },
      { keys: 'Arrow up, Arrow down', does: 'In the field, increase or decrease by one.' },
      { keys: 'Enter, Space', does: 'On a button, increases or decreases by one.' },
    ],
  },
  args: { itemName: 'Aurelune Meridian 40', max: 10, onQuantityChange: fn() },
} satisfies Meta<typeof QuantityField>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity Aurelune Meridian 40' })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Reduce quantity of Aurelune Meridian 40' })).toHaveFocus()
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.keyboard('2')
    await userEvent.tab()
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(2)
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue(3)
    await expect(canvas.getByRole('status')).toHaveTextContent('Quantity of Aurelune Meridian 40: 3')
  },
}

export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '99')
    await userEvent.tab()
    await expect(field).toHaveValue(10)
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(10)
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(field).toHaveValue(10)
  },
}

/** `12` begins with `1`: only the committed value is reported, once. */
export const ToldOnce: Story = {
  args: { max: 20, defaultQuantity: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '12')
    await expect(args.onQuantityChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onQuantityChange).toHaveBeenCalledTimes(1)
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(12)
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(13)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(field).toHaveValue(11)
    await userEvent.tab()
    await expect(args.onQuantityChange).toHaveBeenCalledTimes(4)
  },
}

export const AtMaximum: Story = {
  args: { defaultQuantity: 10 },
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Increase quantity of Aurelune Meridian 40' })
    more.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onQuantityChange).not.toHaveBeenCalled()
    await expect(more).toHaveFocus()
    await expect(more).toHaveAttribute('aria-disabled', 'true')
  },
}

export const WithHint: Story = { args: { hint: 'Up to ten of one piece.', defaultQuantity: 4 } }

export const Invalid: Story = { args: { error: 'Please enter 2 or less.', defaultQuantity: 3 } }

export const Disabled: Story = { args: { disabled: true } }

export const AboveMaximum: Story = { args: { quantity: 14, max: 0 } }

export const AllStates = allStates(meta, { Default, AtMaximum, WithHint, Invalid, Disabled, AboveMaximum })
