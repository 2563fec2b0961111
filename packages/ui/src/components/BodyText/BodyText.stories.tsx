import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { BodyText } from './BodyText.js'

const meta = {
  title: 'Content/BodyText',
  component: BodyText,
  parameters: {
    guidance: {
      do: ['Limit a paragraph to one idea.', 'Give it a title when it is next to other texts.'],
      dont: ['Use it for the lead of a page; use IntroductionText.', 'Set whole sentences in bold.'],
    },
    contract: ['Its title is a level 2 heading; headings, lists and links of the text keep their roles.'],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the next link of the text.' },
      { keys: 'Enter', does: 'Follows the link.' },
    ],
  },
  args: {
    title: 'Care',
    html: '<p>A watch wants to be worn. Wind it by hand each morning, always at the same hour, and stop when you feel resistance.</p><h3>Water</h3><p>Have the seals checked <strong>once a year</strong>. Our <a href="/services">workshops</a> do it while you wait.</p><ul><li>No hot water</li><li>No soap on leather</li></ul>',
  },
} satisfies Meta<typeof BodyText>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NoTitle: Story = { args: { title: undefined } }

export const LongGerman: Story = {
  args: { title: 'Pflegehinweise für wasserdichte Armbanduhren' },
  globals: { locale: 'de' },
}

/** A title is rendered as plain text; a word without spaces breaks. */
export const OddTexts: Story = {
  args: {
    title: '<em>Care</em>',
    html: `<p>${'Gehäuseoberflächenbehandlung'.repeat(6)}</p><p dir="rtl" lang="ar">الساعة تريد أن تُلبس.</p>`,
  },
}

export const AllStates = allStates(meta, { Default, NoTitle, LongGerman, OddTexts })
