import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { inFormColumn } from '../../../test/inFormColumn.js'
import { FieldRow } from '../FieldRow/FieldRow.js'
import { TextField } from '../TextField/TextField.js'
import { Fieldset } from './Fieldset.js'

const meta = {
  title: 'Forms/Fieldset',
  component: Fieldset,
  decorators: [inFormColumn],
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Group related fields: person, address, request.', 'Disable the whole group while submitting.'],
      dont: ['Group a single field.'],
    },
    contract: ['A native group, named by its legend.', 'Disabling it disables every field in it.'],
    keyboard: [
      {
        keys: 'Tab',
        does: 'Moves from field to field in document order. The group itself is not focusable.',
      },
    ],
  },
  args: {
    legend: 'Your address',
    children: (
      <>
        <FieldRow widths="shortLast">
          <TextField label="Street" required autoComplete="address-line1" />
          <TextField label="No." required autoComplete="address-line2" />
        </FieldRow>
        <FieldRow widths="shortFirst">
          <TextField label="Postcode" required autoComplete="postal-code" />
          <TextField label="Town" required autoComplete="address-level2" />
        </FieldRow>
      </>
    ),
  },
} satisfies Meta<typeof Fieldset>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Your address' })).toBeVisible()
  },
}

export const WithIntro: Story = { args: { intro: 'We deliver to the person named here only, against signature.' } }

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Town' })).toBeDisabled()
  },
}

export const LongLegend: Story = { args: { legend: 'Rechnungsanschrift und Lieferanschrift '.repeat(6) } }

export const AllStates = allStates(meta, { Default, WithIntro, Disabled, LongLegend })
