import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { inFormColumn } from '../../../test/inFormColumn.js'
import { PhoneField } from './PhoneField.js'

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  decorators: [inFormColumn],
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Offer the countries you serve, the visitor’s own first.',
        'State what the number is for, and when you call.',
      ],
      dont: [
        'Show flags: a calling code is not a country.',
        'Reject spaces, brackets or a leading zero; the field accepts them.',
      ],
    },
    contract: [
      'A group whose legend is the question, with two named controls: the country code and the number.',
      'Both have autocomplete tokens; an international number can be pasted.',
      'Hint and error describe the number; an error marks it as invalid.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the country, then to the number.' },
      { keys: 'Arrow down, Arrow up', does: 'On the country, selects the next or the previous one.' },
    ],
  },
  args: {
    label: 'Telephone',
    name: 'phone',
    required: true,
    countries: ['CH', 'DE', 'AT', 'DK', 'FR', 'GB', 'LI', 'US'],
    onValueChange: fn(),
  },
} satisfies Meta<typeof PhoneField>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Telephone' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Country code' })).toHaveFocus()
    await userEvent.tab()
    const number = canvas.getByRole('textbox', { name: 'Number without country code' })
    await expect(number).toHaveFocus()
    await userEvent.keyboard('079 123 45 67')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+41791234567')
    await expect(number).toHaveValue('079 123 45 67')
    await expect(canvasElement.querySelector('input[name="phone"]')).toHaveValue('+41791234567')
    await userEvent.selectOptions(canvas.getByRole('combobox'), '+45 Denmark')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+45791234567')
  },
}

export const PastedWhole: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const number = canvas.getByRole('textbox')
    await userEvent.click(number)
    await userEvent.paste('+49 (0)89 123 45 67')
    await expect(canvas.getByRole('combobox')).toHaveValue('DE')
    await expect(number).toHaveValue('89 123 45 67')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+49891234567')
  },
}

export const TypedWhole: Story = {
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('textbox')
    await userEvent.type(number, '0044 20 7946 0018')
    await expect(number).toHaveValue('0044 20 7946 0018')
    await userEvent.tab()
    await expect(number).toHaveValue('20 7946 0018')
    await expect(canvas.getByRole('combobox')).toHaveValue('GB')
  },
}

export const Filled: Story = { args: { defaultValue: '+41441234567', hint: 'On weekdays from 9 to 18 o’clock.' } }

export const Optional: Story = { args: { required: false } }

export const Invalid: Story = {
  args: { defaultValue: '+4144', error: 'Please check the telephone number: it is too short or too long.' },
  play: async ({ canvas }) => {
    const number = canvas.getByRole('textbox')
    await expect(number).toBeInvalid()
    await expect(number).toHaveAccessibleDescription('Please check the telephone number: it is too short or too long.')
  },
}

/** Valid characters but too many digits: reported, and not truncated. */
export const TooLong: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const number = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(number, '1234567890123')
    await expect(number).toBeValid()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+411234567890123')
    await userEvent.type(number, '4')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await expect(canvasElement.querySelector('input[name="phone"]')).toHaveValue('')
    await expect(number.validity.patternMismatch).toBe(true)
    await userEvent.clear(number)
    await expect(number.validity.patternMismatch).toBe(false)
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: '+41441234567' } }

export const OneCountry: Story = { args: { countries: ['DK'] } }

export const UnknownCode: Story = { args: { defaultValue: '+999123456' } }

export const AllStates = allStates(meta, { Default, Filled, Optional, Invalid, Disabled, OneCountry, UnknownCode })
