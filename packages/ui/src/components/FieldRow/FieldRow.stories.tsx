import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { inFormColumn } from '../../../test/inFormColumn.js'
import { TextField } from '../TextField/TextField.js'
import { FieldRow } from './FieldRow.js'

const meta = {
  title: 'Forms/FieldRow',
  component: FieldRow,
  decorators: [inFormColumn],
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Put related fields on one line: first and last name, postcode and town.'],
      dont: ['Arrange a form in columns: it is read from top to bottom.'],
    },
    contract: ['It has no role: its fields keep their labels and are read in document order.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves from field to field, in reading direction. The row itself is not focusable.' },
    ],
  },
  args: {
    children: (
      <>
        <TextField label="First name" required autoComplete="given-name" />
        <TextField label="Last name" required autoComplete="family-name" />
      </>
    ),
  },
} satisfies Meta<typeof FieldRow>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ShortFirst: Story = {
  args: {
    widths: 'shortFirst',
    children: (
      <>
        <TextField label="Postcode" required autoComplete="postal-code" />
        <TextField label="Town" required autoComplete="address-level2" error="Please complete “Town”." />
      </>
    ),
  },
}

export const ShortLast: Story = {
  args: {
    widths: 'shortLast',
    children: (
      <>
        <TextField label="Street" required autoComplete="address-line1" />
        <TextField label="No." required autoComplete="address-line2" />
      </>
    ),
  },
}

export const AllStates = allStates(meta, { Default, ShortFirst, ShortLast })
