import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { Accordion } from './Accordion.js'

const meta = {
  title: 'Content/Accordion',
  component: Accordion,
  parameters: {
    guidance: {
      do: ['Write each title as a question that clients ask.', 'Put the most frequent question first.'],
      dont: [
        'Use it for a single text; show the text instead.',
        'Make it exclusive when readers may want to compare answers.',
      ],
    },
    contract: [
      'Each panel’s title is a heading that contains a button; aria-expanded states whether the panel is open.',
      'The headings are level 3 below a title, level 2 without one.',
      'Find-in-page finds closed text and opens it; without scripts all panels are open.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the next title, and into an open panel.' },
      { keys: 'Enter, Space', does: 'Opens or closes the panel. The focus stays on its title.' },
    ],
  },
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

/** Several panels can be open at the same time. */
export const Opens: Story = {
  play: async ({ canvas, userEvent }) => {
    const returns = canvas.getByRole('button', { name: 'How do I return a piece?' })
    const service = canvas.getByRole('button', { name: 'How often does a watch need service?' })
    await userEvent.click(returns)
    await userEvent.tab()
    await expect(service).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(returns).toHaveAttribute('aria-expanded', 'true')
    await expect(service).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText(/Within 14 days/)).toBeVisible()
    await userEvent.click(returns)
    await expect(returns).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByText(/Every five/)).toBeVisible()
  },
}

/** Opening one panel closes the other. */
export const Exclusive: Story = {
  args: { isExclusive: true },
  play: async ({ canvas, userEvent }) => {
    const returns = canvas.getByRole('button', { name: 'How do I return a piece?' })
    const size = canvas.getByRole('button', { name: 'Which ring size is mine?' })
    await userEvent.click(returns)
    await userEvent.click(size)
    await expect(returns).toHaveAttribute('aria-expanded', 'false')
    await expect(size).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(size)
    await expect(size).toHaveAttribute('aria-expanded', 'false')
  },
}

export const FirstOpen: Story = {
  args: { panels: meta.args.panels.map((panel, index) => ({ ...panel, defaultOpen: index === 0 })) },
}

export const LongGerman: Story = {
  globals: { locale: 'de' },
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

/** Titles are rendered as plain text, never as markup. */
export const OddTexts: Story = {
  args: {
    title: '<em>Questions</em>',
    panels: [
      { id: 'markup', title: 'Is 40 < 42 & “<b>bold</b>”?', html: '' },
      { id: 'word', title: 'Gehäuseoberflächenbehandlungsverfahrensbeschreibung'.repeat(3), html: '<p>Ja.</p>' },
      { id: 'rtl', title: 'كيف أعيد قطعة؟', html: '<p dir="rtl">خلال 14 يومًا.</p>' },
    ],
  },
}

export const ManyPanels: Story = {
  args: {
    panels: Array.from({ length: 40 }, (_, index) => ({
      id: `many-${index}`,
      title: `Question ${index + 1}`,
      html: '<p>Answer.</p>',
    })),
  },
}

/** Renders nothing. */
export const Empty: Story = { args: { panels: [] } }

export const AllStates = allStates(meta, { Default, NoTitle, FirstOpen, LongGerman, OddTexts })
