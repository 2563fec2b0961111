import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { inFormColumn } from '../../../test/inFormColumn.js'
import { TextField } from './TextField.js'

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  decorators: [inFormColumn],
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Name the field with one or two words; the label is always visible.',
        'State in the error what to do: “Please enter an e-mail address such as name@example.com.”',
        'Set the autocomplete token of every personal field.',
      ],
      dont: [
        'Put the label or an instruction into the placeholder.',
        'Truncate a pasted text; count it with `characterLimit`.',
      ],
    },
    contract: [
      'A native field with a visible label; e-mail, telephone and URL fields set their autocomplete tokens.',
      'Hint, error and counter describe it; an error marks it as invalid. Pasting is allowed.',
      'The name of the button that shows a password is its action. Adornments are decorative.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the field, then to the button that shows a password.' },
      { keys: 'Enter', does: 'In the field, submits the form.' },
      { keys: 'Enter, Space', does: 'On the button, shows or hides the password.' },
    ],
  },
  args: { label: 'E-mail', type: 'email', required: true, autoComplete: 'email' },
} satisfies Meta<typeof TextField>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const field = canvas.getByRole('textbox', { name: 'E-mail' })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('anna@halbrenn.example')
    await expect(field).toHaveValue('anna@halbrenn.example')
    await expect(field).toHaveAttribute('autocomplete', 'email')
  },
}

export const Optional: Story = {
  args: { label: 'Telephone', type: 'tel', required: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Telephone (optional)' })).not.toBeRequired()
  },
}

export const WithHint: Story = { args: { hint: 'We answer within one working day.' } }

export const Filled: Story = { args: { defaultValue: 'anna.lindqvist@halbrenn.example' } }

export const Invalid: Story = {
  args: { error: 'Please enter an e-mail address such as name@example.com.', defaultValue: 'anna@' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' })
    await expect(field).toHaveAccessibleDescription('Please enter an e-mail address such as name@example.com.')
    await expect(field).toBeInvalid()
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'anna@halbrenn.example' } }

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'anna@halbrenn.example' } }

export const Busy: Story = {
  args: { label: 'Postcode', type: 'text', autoComplete: 'postal-code', isBusy: true, defaultValue: '8001' },
}

export const Password: Story = {
  args: { label: 'Password', type: 'password', autoComplete: 'current-password', defaultValue: 'quiet hour' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.clear(field)
    await userEvent.paste('from a manager')
    await expect(field).toHaveValue('from a manager')
  },
}

export const WithUnit: Story = {
  args: {
    label: 'Budget',
    type: 'text',
    autoComplete: 'off',
    inputMode: 'numeric',
    start: 'CHF',
    defaultValue: '12 000',
  },
}

export const Counted: Story = {
  args: { label: 'Engraving', type: 'text', autoComplete: 'off', characterLimit: 24, hint: 'Inside the ring.' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Engraving' })
    await userEvent.click(field)
    await userEvent.paste('for Anna, from Paul, with love')
    await expect(field).toHaveValue('for Anna, from Paul, with love')
    await expect(field).toHaveAccessibleDescription('Inside the ring. 6 characters too many')
    const told = canvas.getByRole('status')
    await waitFor(() => expect(told).toHaveTextContent('6 characters too many'), { timeout: 3000 })
  },
}

export const LongWords: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichennummer oder Versicherungsscheinnummer '.repeat(3),
    type: 'text',
    hint: '<b>Plain text</b> stays plain text. '.repeat(6),
    error: 'a'.repeat(300),
  },
}

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="he">
      <TextField {...args} />
    </div>
  ),
  args: { label: 'שם מלא', type: 'text', start: '№', hint: 'כפי שמופיע בדרכון', defaultValue: 'אנה' },
}

export const AllStates = allStates(meta, {
  Default,
  Optional,
  WithHint,
  Filled,
  Invalid,
  Disabled,
  ReadOnly,
  Busy,
  Password,
  WithUnit,
  Counted,
  LongWords,
  RightToLeft,
})
