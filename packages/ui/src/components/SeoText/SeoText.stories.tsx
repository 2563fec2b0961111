import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { SeoText } from './SeoText.js'

const meta = {
  title: 'Content/SeoText',
  component: SeoText,
  parameters: {
    guidance: {
      do: ['Put it last, below the products.', 'Write for readers, in whole sentences.'],
      dont: ['Repeat the name of a category for search engines.', 'Use it for information that clients need.'],
    },
    contract: ['Its title is a level 2 heading; headings, lists and links of the text keep their roles.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the next link of the text.' },
      { keys: 'Enter', does: 'Follows the link.' },
    ],
  },
  args: {
    title: 'Watches at Halbrenn',
    html: '<p>A watch wants to be worn. Wind it by hand each morning, always at the same hour, and stop when you feel resistance.</p><h3>Water</h3><p>Have the seals checked <strong>once a year</strong>. Our <a href="/services">workshops</a> do it while you wait.</p><ul><li>No hot water</li><li>No soap on leather</li></ul>',
  },
} satisfies Meta<typeof SeoText>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NoTitle: Story = { args: { title: undefined } }

export const AllStates = allStates(meta, { Default, NoTitle })
