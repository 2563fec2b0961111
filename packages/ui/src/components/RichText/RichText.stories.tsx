import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { RichText } from './RichText.js'

const meta = {
  title: 'Content/RichText',
  component: RichText,
  args: {
    html: '<p>A watch wants to be worn. Wind it by hand each morning, always at the same hour, and stop when you feel resistance.</p><h3>Water</h3><p>Have the seals checked <strong>once a year</strong>. Our <a href="/services">workshops</a> do it while you wait.</p><ul><li>No hot water</li><li>No soap on leather</li></ul>',
  },
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Begin with a paragraph; headings come later in the text.', 'Name the target in a link.'],
      dont: ['Paste styles from another program.', 'Use a table for layout.'],
    },
    contract: ['Headings, lists, tables and links of the text keep their roles.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the next link of the text.' },
      { keys: 'Enter', does: 'Follows the link.' },
    ],
  },
} satisfies Meta<typeof RichText>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Table: Story = {
  args: {
    html: '<table><tbody><tr><th scope="row">Diameter</th><td>40 mm</td></tr><tr><th scope="row">Height</th><td>7.9 mm</td></tr></tbody></table>',
  },
}

export const Quote: Story = {
  args: { html: '<blockquote>We repair what we sell.</blockquote><ol><li>Open</li><li>Clean</li></ol>' },
}

/** An empty text leaves no gap; a word without spaces breaks. */
export const OddTexts: Story = {
  args: {
    html: `<p>${'Gehäuseoberflächenbehandlung'.repeat(6)}</p><p></p><p dir="rtl" lang="ar">الساعة تريد أن تُلبس.</p>`,
  },
}

export const AllStates = allStates(meta, { Default, Table, Quote, OddTexts })
