import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { detail } from '../../../test/pieces.js'
import { SpecificationTable } from './SpecificationTable.js'

const meta = {
  title: 'Shop/SpecificationTable',
  component: SpecificationTable,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Group facts as watchmakers do: case, movement, bracelet.', 'Give every number its unit.'],
      dont: ['Show a row without a value.', 'Repeat the key facts.'],
    },
    contract: [
      'A section named by its heading; each group is a table whose caption is a level 3 heading.',
      'The first cell of each row is its header, so that a value is read with its label.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the links of the manufacturer, if there are any.' },
      { keys: 'Enter', does: 'Follows the link.' },
    ],
  },
  args: { groups: detail.specifications, manufacturers: detail.manufacturers },
} satisfies Meta<typeof SpecificationTable>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Specifications' })).toBeInTheDocument()
    await expect(canvas.getByRole('table', { name: 'Case' })).toBeInTheDocument()
    await expect(canvas.getByRole('rowheader', { name: 'Water resistance' })).toBeInTheDocument()
  },
}

export const WithoutManufacturer: Story = { args: { manufacturers: [] } }

export const OnlyManufacturer: Story = { args: { groups: [], manufacturers: detail.manufacturers.slice(0, 1) } }

export const LongGerman: Story = {
  args: {
    groups: [
      {
        id: 'case',
        title: 'Gehäuse',
        rows: [
          { label: 'Wasserdichtigkeitsprüfdruck', value: '3 bar (30 m)' },
          {
            label: 'Gehäuseoberflächenbehandlung',
            value: 'Diamantähnliche Kohlenstoffbeschichtung, satiniert und hochglanzpoliert',
          },
        ],
      },
    ],
  },
  globals: { locale: 'de' },
}

/** Unusual values stay in their column. */
export const OddValues: Story = {
  args: {
    groups: [
      {
        id: 'odd',
        title: '<b>Case</b>',
        rows: [
          { label: 'Reference', value: '0'.repeat(120) },
          { label: 'Reference', value: '' },
          { label: 'بلد المنشأ', value: 'سويسرا' },
        ],
      },
    ],
  },
}

export const Empty: Story = { args: { groups: [], manufacturers: [] } }

export const AllStates = allStates(meta, { Default, WithoutManufacturer, OnlyManufacturer, LongGerman, OddValues })
