import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { Accordion } from './Accordion.js'

const meta = {
  title: 'Content/Accordion',
  component: Accordion,
  parameters: {
    guidance: {
      do: ['Write each title as the question that a client asks.', 'Put the question that is asked most first.'],
      dont: ['Use it for a single text: show the text.', 'Make it exclusive when readers may want to compare answers.'],
    },
    contract: [
      'Each panel’s title is a heading that holds a button; the button says whether its panel is open.',
      'The headings are of level 3 below a title, of level 2 without one.',
      'A search in the page finds closed text and opens it; without scripts all of it is open.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the next title, and into what is open.' },
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

/** Panels open beside each other. */
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

/** Opening one closes the other. */
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
  args: { panels: meta.args.panels.map((panel, index) => ({ ...panel, isOpenAtFirst: index === 0 })) },
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

/** A title is plain text, whatever is written in it. */
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

/** Nothing is shown. */
export const Empty: Story = { args: { panels: [] } }

export const AllStates = allStates(meta, { Default, NoTitle, FirstOpen, LongGerman, OddTexts })
