import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { Disclosure } from './Disclosure.js'

const meta = {
  title: 'Content/Disclosure',
  component: Disclosure,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Hide secondary content: measurements, fine print, care.', 'Name the content in the title.'],
      dont: ['Hide price, availability or anything that affects a purchase decision.', 'Nest disclosures.'],
    },
    contract: [
      'A heading that contains a button; the button states whether its panel is open, and references the panel.',
      'Find-in-page finds closed text and opens it, and so does a URL that ends in its id.',
      'Without scripts it is open.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the title, and into an open panel.' },
      { keys: 'Enter, Space', does: 'Toggles the panel. The focus stays on the title.' },
    ],
  },
  args: {
    title: 'How to care for your watch',
    children: 'Wind it at the same hour each day and have the seals checked once a year.',
  },
} satisfies Meta<typeof Disclosure>

export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = { args: { defaultOpen: true } }

/** Enter and Space toggle the panel; the focus stays on the button. */
export const ByKey: Story = {
  args: { onOpenChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'How to care for your watch' })
    await expect(canvas.getByRole('heading', { level: 3 })).toContainElement(button)
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(panel).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toHaveFocus()
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  },
}

/** Find-in-page finds closed text and opens its panel. */
export const FoundBySearch: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
    await expect(panel).toHaveAttribute('hidden', 'until-found')
    panel?.dispatchEvent(new Event('beforematch'))
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    await expect(panel).not.toHaveAttribute('hidden')
  },
}

/** A URL that ends in `#care` opens the panel with that id. */
export const OpenedByAddress: Story = {
  args: { id: 'care' },
  play: async ({ canvas }) => {
    const before = location.hash
    location.hash = '#care'
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true'))
    history.replaceState(history.state, '', before || location.pathname + location.search)
  },
}

/** Non-ASCII characters in the fragment are percent-encoded. */
export const OpenedByEncodedAddress: Story = {
  args: { id: 'größe' },
  play: async ({ canvas }) => {
    const before = location.hash
    location.hash = '#100%'
    location.hash = '#größe'
    await expect(location.hash).toBe('#gr%C3%B6%C3%9Fe')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true'))
    history.replaceState(history.state, '', before || location.pathname + location.search)
  },
}

export const LongTitle: Story = {
  args: {
    title:
      'Wie lange dauert eine vollständige Revision einer Armbanduhr mit Chronographenwerk und ewigem Kalender? '.repeat(
        3,
      ),
    children: '<b>Not markup</b> but plain text, shown as it is written.',
    defaultOpen: true,
  },
}

export const RightToLeft: Story = {
  args: { dir: 'rtl', title: 'العناية بساعتك', children: 'افحص الأختام مرة في السنة.', defaultOpen: true },
}

export const AllStates = allStates(meta, { Closed, Open, LongTitle, RightToLeft })
