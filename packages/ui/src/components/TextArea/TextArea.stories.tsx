import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { inFormColumn } from '../../../test/inFormColumn.js'
import { TextArea } from './TextArea.js'

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  decorators: [inFormColumn],
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Show as many lines as a typical answer has; the field grows with a longer one.'],
      dont: [
        'Ask for text where a choice is sufficient.',
        'Truncate a text at its limit; show by how much it is too long.',
      ],
    },
    contract: [
      'A native multi-line field with a visible label.',
      'Hint, error and counter describe it; an error marks it as invalid.',
      'The remaining characters are announced politely near the limit, after a pause in typing. Nothing is truncated.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the field, and out of it.' },
      { keys: 'Enter', does: 'Inserts a line break.' },
    ],
  },
  args: { label: 'Your message', required: true },
} satisfies Meta<typeof TextArea>

export default meta

type Story = StoryObj<typeof meta>

const letter = 'I saw the Meridian in your window and would like to try it on before I travel.\n'

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your message' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    const before = field.clientHeight
    await userEvent.paste(letter.repeat(6))
    await expect(field.clientHeight).toBeGreaterThan(before)
  },
}

export const Optional: Story = { args: { required: false, hint: 'A reference number helps us.' } }

export const Counted: Story = {
  args: { characterLimit: 500 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your message' })
    await expect(field).toHaveAccessibleDescription('Up to 500 characters')
    await userEvent.type(field, 'Hello')
    await expect(field).toHaveAccessibleDescription('495 characters left')
    await expect(canvas.getByRole('status')).toHaveTextContent('')
  },
}

export const Small: Story = { args: { rows: 3 } }

export const Invalid: Story = { args: { error: 'Please complete “Your message”.' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: letter } }

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: letter } }

export const LongText: Story = { args: { defaultValue: letter.repeat(12) } }

export const AllStates = allStates(meta, { Default, Optional, Counted, Small, Invalid, Disabled, ReadOnly, LongText })
