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
      do: ['Name services included with every product, in three words and one sentence.'],
      dont: ['List a service that a boutique does not offer.'],
    },
    contract: ['A list; the icons are hidden from assistive technology. A title with a target is a link.'],
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
