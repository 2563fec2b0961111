import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { detail } from '../../../test/pieces.js'
import { UspList } from './UspList.js'

const meta = {
  title: 'Shop/UspList',
  component: UspList,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Name services that come with every piece, in three words and one sentence.'],
      dont: ['Promise what one boutique cannot keep.'],
    },
    contract: ['A list; the drawings are silent. A title that leads somewhere is a link by its own words.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the next title that is a link.' },
      { keys: 'Enter', does: 'Follows the link.' },
    ],
  },
  args: { items: detail.usps },
} satisfies Meta<typeof UspList>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AllStates = allStates(meta, { Default })
