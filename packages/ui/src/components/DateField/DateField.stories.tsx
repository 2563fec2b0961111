import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { inFormColumn } from '../../../test/inFormColumn.js'
import { DateField } from './DateField.js'

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  decorators: [inFormColumn],
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'State the valid range; without a hint the field states its first and last day in words.',
        'For a birthday, set `autoComplete="bday"` and a last day.',
      ],
      dont: [
        'Name a format such as DD.MM.YYYY: each browser writes dates in its own format.',
        'Ask for a date of birth when an age is sufficient or it is not needed.',
      ],
    },
    contract: [
      'A native date field with a visible label. It can be typed, and picked where the browser offers a calendar.',
      'The valid range is stated in words and describes the field.',
      'Hint and error describe it; an error marks it as invalid.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the field, and through the parts of the date.' },
      { keys: 'Digits', does: 'Enter the part of the date.' },
      { keys: 'Arrow up, Arrow down', does: 'Increase or decrease the part.' },
    ],
  },
  args: { label: 'Day of your visit', required: true, min: '2026-12-03', max: '2027-01-31' },
} satisfies Meta<typeof DateField>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Day of your visit')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await fireEvent.change(field, { target: { value: '2026-12-24' } })
    await expect(field).toHaveValue('2026-12-24')
    await expect(field).toBeValid()
    await fireEvent.change(field, { target: { value: '2027-02-01' } })
    await expect(field).toBeInvalid()
  },
}

export const Birthday: Story = {
  args: {
    label: 'Date of birth',
    autoComplete: 'bday',
    min: undefined,
    max: '2008-11-21',
    required: false,
    hint: 'For a wish on the day, nothing else.',
  },
}

export const Filled: Story = { args: { defaultValue: '2026-12-24' } }

export const Invalid: Story = {
  args: { defaultValue: '2026-11-01', error: 'Please choose 3 December 2026 or a later date.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Day of your visit')).toHaveAccessibleDescription(
      'Please choose 3 December 2026 or a later date. From 3 December 2026 to 31 January 2027',
    )
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-12-24' } }

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '2026-12-24' } }

export const AllStates = allStates(meta, { Default, Birthday, Filled, Invalid, Disabled, ReadOnly })
