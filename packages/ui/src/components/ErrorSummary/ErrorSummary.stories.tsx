import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { inFormColumn } from '../../../test/inFormColumn.js'
import { TextField } from '../TextField/TextField.js'
import { ErrorSummary } from './ErrorSummary.js'

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  decorators: [inFormColumn],
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Show it above the form after sending, and move the focus to it.', 'Repeat the texts below each field.'],
      dont: ['Show it while the form is being filled in.'],
    },
    contract: [
      'A section named by its title, which counts the errors. It takes the focus when the form sets it.',
      'Each entry is a link that moves the focus to its field, also without scripts.',
      'The text is that of the field’s own error.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the next entry.' },
      { keys: 'Enter', does: 'Moves the focus to the field.' },
    ],
  },
  args: {
    errors: [
      { fieldId: 'summary-email', message: 'Please enter an e-mail address such as name@example.com.' },
      { fieldId: 'summary-date', message: 'Please choose 3 December 2026 or a later date.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <br />
      <TextField id="summary-email" label="E-mail" required />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Please check 2 entries' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /e-mail address/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
  },
}

export const OneError: Story = {
  args: { errors: [{ fieldId: 'summary-email', message: 'Please complete “E-mail”.' }] },
}

export const OwnTitle: Story = { args: { title: 'Your enquiry has not been sent yet' } }

export const LongErrors: Story = {
  args: {
    errors: [
      { fieldId: 'a', message: 'Datenschutzerklärungszustimmung'.repeat(10) },
      { fieldId: 'b', message: '<b>plain</b>' },
    ],
  },
}

export const None: Story = { args: { errors: [] } }

export const AllStates = allStates(meta, { Default, OneError, OwnTitle, LongErrors })
