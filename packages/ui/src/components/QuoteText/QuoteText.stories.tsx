import type { Meta, StoryObj } from '@storybook/react-vite'
import { QuoteText } from './QuoteText.js'

const meta = {
  title: 'Content/QuoteText',
  component: QuoteText,
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
  args: {
    quote:
      '„Wir verkaufen Zeit an Menschen, die keine haben. Darum nehmen wir uns für jede Beratung mindestens eine Stunde.“',
    source: 'Ida Halbrenn, Geschäftsführerin in dritter Generation',
  },
}
