import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Accordion } from './Accordion.js'

const meta = {
  title: 'Content/Accordion',
  component: Accordion,
  args: {
    title: 'Good to know',
    panels: [
      {
        id: 'returns',
        title: 'How do I return a piece?',
        html: '<p>Within 14 days, in any store or by insured post.</p>',
      },
      { id: 'service', title: 'How often does a watch need service?', html: '<p>Every five to seven years.</p>' },
      { id: 'size', title: 'Which ring size is mine?', html: '<p>Come by, or order our free ring sizer.</p>' },
    ],
  },
} satisfies Meta<typeof Accordion>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NoTitle: Story = { args: { title: undefined } }

export const LongGerman: Story = {
  args: {
    title: 'Häufig gestellte Fragen',
    panels: [
      {
        id: 'lang',
        title: 'Wie lange dauert eine vollständige Revision einer Armbanduhr mit Chronographenwerk?',
        html: '<p>Vier bis sechs Wochen.</p>',
      },
    ],
  },
}

export const Opens: Story = {
  play: async ({ canvas, userEvent }) => {
    const question = canvas.getByText('How do I return a piece?')
    await expect(canvas.getByText(/Within 14 days/)).not.toBeVisible()
    await userEvent.click(question)
    await expect(canvas.getByText(/Within 14 days/)).toBeVisible()
  },
}
