import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { detail } from '../../../test/pieces.js'
import { ManufacturerPanel } from './ManufacturerPanel.js'

const meta = {
  title: 'Shop/ManufacturerPanel',
  component: ManufacturerPanel,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Show it for every product that is sold in the EU.', 'Write the address in postal format.'],
      dont: ['Omit the person responsible in the EU when the manufacturer is based outside.', 'Abbreviate names.'],
    },
    contract: [
      'A section named by its heading; each record is a term with its address.',
      'Web and e-mail addresses are links that show the address.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the link of a record.' },
      { keys: 'Enter', does: 'Follows the link.' },
    ],
  },
  args: { records: detail.manufacturers, headingLevel: 3 },
} satisfies Meta<typeof ManufacturerPanel>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Manufacturer Information' })).toBeInTheDocument()
  },
}

export const OneRecord: Story = { args: { records: detail.manufacturers.slice(1) } }

/** No address, no link, a very long name. */
export const OddRecord: Story = {
  args: { records: [{ role: 'manufacturer', name: 'Manufakturgesellschaft'.repeat(12), lines: [], link: null }] },
}

export const Empty: Story = { args: { records: [] } }

export const AllStates = allStates(meta, { Default, OneRecord, OddRecord })
