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
      do: ['Put the submit button first and name its action: “Send enquiry”.', 'State before it what happens next.'],
      dont: ['Disable the button until everything is filled in; report missing fields on submission.'],
    },
    contract: ['The note precedes the buttons in the document, so that it is read before them.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the submit button first.' },
      { keys: 'Enter, Space', does: 'Activates the button.' },
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
