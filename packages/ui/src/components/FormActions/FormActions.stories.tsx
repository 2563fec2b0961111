import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { inFormColumn } from '../../../test/inFormColumn.js'
import { Button } from '../Button/Button.js'
import { FormActions } from './FormActions.js'

const meta = {
  title: 'Forms/FormActions',
  component: FormActions,
  decorators: [inFormColumn],
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Put the sending button first and say what it does: “Send enquiry”.', 'Say before it what happens next.'],
      dont: ['Do not disable the button until all is filled in; say on sending what is missing.'],
    },
    contract: ['The note stands before the buttons in the document too, so that it is read before they are pressed.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the sending button first.' },
      { keys: 'Enter, Space', does: 'Press the button.' },
    ],
  },
  args: { children: <Button type="submit">Send enquiry</Button> },
} satisfies Meta<typeof FormActions>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithNote: Story = {
  args: {
    note: 'An adviser answers within one working day.',
    children: (
      <>
        <Button type="submit">Send enquiry</Button>
        <Button variant="text">Cancel</Button>
      </>
    ),
  },
}

export const Busy: Story = {
  args: {
    children: (
      <Button type="submit" isBusy>
        Send enquiry
      </Button>
    ),
  },
}

export const AllStates = allStates(meta, { Default, WithNote, Busy })
