import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { inFormColumn } from '../../../test/inFormColumn.js'
import { SelectField } from './SelectField.js'

const meta = {
  title: 'Forms/SelectField',
  component: SelectField,
  decorators: [inFormColumn],
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Use it for five options or more; use radio buttons for fewer.',
        'Put the most likely options first, the others in alphabetical order.',
      ],
      dont: ['Preselect an option, unless it is right for nearly everybody.'],
    },
    contract: [
      'A native select with a visible label; option groups are named.',
      'Hint and error describe it; an error marks it as invalid.',
      'While its options are loading it is marked as busy.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the select.' },
      { keys: 'Arrow down, Arrow up', does: 'Select the next or the previous option.' },
      { keys: 'Letters', does: 'Select the option that begins with them.' },
      { keys: 'Space', does: 'Opens the list.' },
    ],
  },
  args: {
    label: 'Country',
    required: true,
    autoComplete: 'country',
    options: [
      { value: 'CH', label: 'Switzerland' },
      { value: 'DE', label: 'Germany' },
      { value: 'AT', label: 'Austria' },
      { value: 'DK', label: 'Denmark', disabled: true },
    ],
  },
} satisfies Meta<typeof SelectField>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await expect(select).toHaveDisplayValue('Please choose')
    await expect(select).toBeInvalid()
    await userEvent.selectOptions(select, 'Germany')
    await expect(select).toHaveValue('DE')
    await expect(select).toBeValid()
  },
}

export const Chosen: Story = { args: { defaultValue: 'CH', placeholder: null } }

export const Grouped: Story = {
  args: {
    label: 'Boutique',
    autoComplete: 'off',
    hint: 'Your visit is prepared there.',
    options: [
      { label: 'Switzerland', options: [{ value: 'zrh', label: 'Zürich, Bahnhofstrasse' }] },
      { label: 'Germany', options: [{ value: 'muc', label: 'München, Residenzstraße' }] },
    ],
  },
}

export const Optional: Story = { args: { required: false } }

export const Invalid: Story = {
  args: { error: 'Please choose an answer for “Country”.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveAccessibleDescription(
      'Please choose an answer for “Country”.',
    )
  },
}

export const Busy: Story = { args: { isBusy: true } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'CH' } }

export const LongAnswers: Story = {
  args: {
    options: [{ value: 'long', label: 'Vereinigtes Königreich Großbritannien und Nordirland '.repeat(6) }],
    defaultValue: 'long',
  },
}

export const NoAnswers: Story = { args: { options: [] } }

export const AllStates = allStates(meta, {
  Default,
  Chosen,
  Grouped,
  Optional,
  Invalid,
  Busy,
  Disabled,
  LongAnswers,
  NoAnswers,
})
