import type { Meta, StoryObj } from '@storybook/react-vite'
import { detail } from '../../../test/pieces.js'
import { UspList } from './UspList.js'

const meta = {
  title: 'Shop/UspList',
  component: UspList,
  parameters: { layout: 'padded' },
  args: { items: detail.usps },
} satisfies Meta<typeof UspList>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
