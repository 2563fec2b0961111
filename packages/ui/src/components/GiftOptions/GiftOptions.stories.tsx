import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { GiftOptions, type GiftOptionsProps } from './GiftOptions.js'

const meta = {
  title: 'Shop/GiftOptions',
  component: GiftOptions,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Open it by default only where options are saved already.'],
      dont: ['Ask for payment for a message on a card.'],
    },
    contract: [
      'Nothing is truncated: a message that is too long is not sent, and the field takes the focus with the reason.',
      'An emoji counts as one character.',
      'The outcome is announced politely, and disappears with the next change.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves through the message, both checkboxes and the button.' },
      { keys: 'Space', does: 'Toggles a checkbox.' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    values: { message: '', isWrapped: false, hidesPrices: false },
    onSave: fn<GiftOptionsProps['onSave']>(async () => true),
  },
} satisfies Meta<typeof GiftOptions>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message on the card' }), ' Happy birthday, Mila! ')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Gift wrapping' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save gift options' }))
    await expect(args.onSave).toHaveBeenCalledWith({
      message: 'Happy birthday, Mila!',
      isWrapped: true,
      hidesPrices: false,
    })
    await waitFor(() => expect(canvas.getByText('Your gift options are saved.')).toBeVisible())
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Receipt without prices' }))
    await expect(canvas.queryByText('Your gift options are saved.')).toBeNull()
  },
}

export const Saved: Story = {
  args: { values: { message: 'For you, with love.\nAnna', isWrapped: true, hidesPrices: true } },
}

/** The message is not sent; the field keeps it and takes the focus. */
export const TooLong: Story = {
  args: { messageLimit: 10 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await userEvent.paste('🎁🎂🥂🎁🎂🥂🎁🎂🥂🎁')
    await expect(field).toHaveAccessibleDescription(/0 characters left/)
    await userEvent.paste('!')
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toBeInvalid()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const NotSaved: Story = {
  args: { onSave: fn<GiftOptionsProps['onSave']>(async () => false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByText(/could not be saved/)).toBeVisible())
  },
}

export const LongGerman: Story = {
  args: {
    values: { message: 'Zum Dienstjubiläum mit den herzlichsten Glückwünschen', isWrapped: true, hidesPrices: true },
  },
  globals: { locale: 'de' },
}

export const AllStates = allStates(meta, { Default, Saved, LongGerman })
