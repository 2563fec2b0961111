import type { Meta, StoryObj } from '@storybook/react-vite'
import { detail } from '../../../test/pieces.js'
import { ManufacturerPanel } from './ManufacturerPanel.js'

const meta = {
  title: 'Shop/ManufacturerPanel',
  component: ManufacturerPanel,
  parameters: { layout: 'padded' },
  args: { records: detail.manufacturers, headingLevel: 3 },
} satisfies Meta<typeof ManufacturerPanel>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OneRecord: Story = { args: { records: detail.manufacturers.slice(1) } }
