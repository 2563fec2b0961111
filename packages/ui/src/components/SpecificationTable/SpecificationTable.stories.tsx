import type { Meta, StoryObj } from '@storybook/react-vite'
import { detail } from '../../../test/pieces.js'
import { SpecificationTable } from './SpecificationTable.js'

const meta = {
  title: 'Shop/SpecificationTable',
  component: SpecificationTable,
  parameters: { layout: 'padded' },
  args: { groups: detail.specifications, manufacturers: detail.manufacturers },
} satisfies Meta<typeof SpecificationTable>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

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
