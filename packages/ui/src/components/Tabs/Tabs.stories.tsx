import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { Tabs } from './Tabs.js'

const meta = {
  title: 'Content/Tabs',
  component: Tabs,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Use one or two words per tab.', 'Use tabs for content that need not be compared.'],
      dont: ['Use tabs for consecutive steps.', 'Hide information in a tab that affects a purchase decision.'],
    },
    contract: [
      'A named tab list; each tab exposes whether it is selected and references its panel. A panel is named after its tab.',
      'The tab list is one tab stop: the arrow keys select within it.',
      'Find-in-page finds text of hidden panels; without scripts all panels are shown below each other, with their titles.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the selected tab, then to its panel.' },
      { keys: 'Arrow left, Arrow right', does: 'Select the previous or the next tab, wrapping around.' },
      { keys: 'Home, End', does: 'Select the first or the last tab.' },
    ],
  },
  args: {
    label: 'About the piece',
    tabs: [
      { id: 'story', title: 'The story', content: 'A line between day and night, drawn across enamel.' },
      { id: 'movement', title: 'The movement', content: 'Automatic, 2.4 millimetres thin, seventy-two hours.' },
      { id: 'care', title: 'Care', content: 'Wind it at the same hour each day.' },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta

type Story = StoryObj<typeof meta>

/** One tab stop; arrow keys, Home and End select immediately and wrap around. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist', { name: 'About the piece' })).toBeInTheDocument()
    const story = canvas.getByRole('tab', { name: 'The story' })
    const movement = canvas.getByRole('tab', { name: 'The movement' })
    const care = canvas.getByRole('tab', { name: 'Care' })
    await userEvent.tab()
    await expect(story).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(movement).toHaveFocus()
    await expect(movement).toHaveAttribute('aria-selected', 'true')
    await expect(story).toHaveAttribute('tabindex', '-1')
    await expect(canvas.getByRole('tabpanel', { name: 'The movement' })).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(care).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(story).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Home}')
    await expect(story).toHaveAttribute('aria-selected', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'The story' })).toHaveFocus()
  },
}

export const ByClick: Story = {
  play: async ({ canvas, userEvent }) => {
    const care = canvas.getByRole('tab', { name: 'Care' })
    await userEvent.click(care)
    await expect(canvas.getByRole('tabpanel', { name: 'Care' })).toHaveAttribute(
      'id',
      care.getAttribute('aria-controls'),
    )
  },
}

/** Find-in-page finds a hidden panel and shows it. */
export const FoundBySearch: Story = {
  play: async ({ canvas }) => {
    const panel = document.getElementById('care')
    await expect(panel).toHaveAttribute('hidden', 'until-found')
    panel?.dispatchEvent(new Event('beforematch'))
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Care' })).toHaveAttribute('aria-selected', 'true'))
  },
}

/** Non-ASCII characters in the fragment are percent-encoded. */
export const ChosenByEncodedAddress: Story = {
  args: {
    tabs: [
      { id: 'geschichte', title: 'Geschichte', content: 'Eine Linie zwischen Tag und Nacht.' },
      { id: 'größe', title: 'Größe', content: '40 mm' },
    ],
  },
  play: async ({ canvas }) => {
    const before = location.hash
    location.hash = '#größe'
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Größe' })).toHaveAttribute('aria-selected', 'true'))
    history.replaceState(history.state, '', before || location.pathname + location.search)
  },
}

/** On a small screen the row scrolls, with a fade at its end. */
export const ManyTabs: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    tabs: Array.from({ length: 12 }, (_, index) => ({
      id: `many-${index}`,
      title: `Collection ${index + 1}`,
      content: `Pieces of collection ${index + 1}.`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    const last = canvas.getByRole('tab', { name: 'Collection 12' })
    await expect(last).toHaveFocus()
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThan(innerWidth + 1))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const LongGerman: Story = {
  args: {
    tabs: [
      { id: 'lang', title: 'Gehäuseoberflächenbehandlungsverfahren', content: 'Satiniert und hochglanzpoliert.' },
      { id: 'markup', title: '<b>Kein Markup</b>', content: null },
      { id: 'kurz', title: 'Maß', content: '40 mm' },
    ],
  },
}

/** In right-to-left pages the arrow keys follow the visual order. */
export const RightToLeft: Story = {
  args: {
    dir: 'rtl',
    tabs: [
      { id: 'rtl-1', title: 'القصة', content: 'خط بين النهار والليل.' },
      { id: 'rtl-2', title: 'العناية', content: 'لفها كل يوم.' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'العناية' })).toHaveFocus()
  },
}

export const OneTab: Story = { args: { tabs: [{ id: 'only', title: 'Only', content: 'One panel.' }] } }

export const Empty: Story = { args: { tabs: [] } }

export const AllStates = allStates(meta, { Default, LongGerman, RightToLeft, OneTab })
