import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { QuoteText } from './QuoteText.js'

const meta = {
  title: 'Content/QuoteText',
  component: QuoteText,
  parameters: {
    guidance: {
      do: ['Quote one person, in one or two sentences.', 'Use the quotation marks of the language.'],
      dont: ['Put two quotes directly after each other.', 'Quote anonymous praise.'],
    },
    contract: [
      'A figure with a blockquote; the source is its caption. The large quotation mark is hidden from assistive technology.',
    ],
    keyboard: [],
  },
  args: {
    quote: '“We sell time to people who have none. It had better be good.”',
    source: 'Ida Halbrenn, third generation',
  },
} satisfies Meta<typeof QuoteText>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NoSource: Story = { args: { source: undefined } }

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    quote:
      '„Wir verkaufen Zeit an Menschen, die keine haben. Darum nehmen wir uns für jede Beratung mindestens eine Stunde.“',
    source: 'Ida Halbrenn, Geschäftsführerin in dritter Generation',
  },
}

export const OddTexts: Story = {
  args: { quote: '<b>“Time.”</b>', source: 'إيدا هالبرين' },
}

export const AllStates = allStates(meta, { Default, NoSource, LongGerman, OddTexts })
