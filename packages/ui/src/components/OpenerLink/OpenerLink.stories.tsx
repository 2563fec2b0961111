import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { OpenerLink } from './OpenerLink.js'

const meta = {
  title: 'Foundation/OpenerLink',
  component: OpenerLink,
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Lead to a page or fragment with the same content while scripts are missing.',
        'Return the focus to the opener it hands out.',
      ],
      dont: ['Do not use it for a dialog that has no page of its own: that is a Button.'],
    },
    contract: [
      'A native link. Where scripts run it says that it opens a dialog, and hands itself over as the place to return to.',
      'Opened in a new tab, or without scripts, it leads to a page with the same content.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the link.' },
      { keys: 'Enter', does: 'Opens the dialog, or follows the link.' },
    ],
  },
  args: { href: '/search', children: 'Search', onOpen: fn() },
} satisfies Meta<typeof OpenerLink>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Search' })
    await userEvent.click(link)
    await expect(args.onOpen).toHaveBeenCalledWith(link)
  },
}

/** A new tab or window is the browser's. */
export const WithModifier: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    // Seen by the browser, it would open one.
    canvasElement.addEventListener('click', (event) => event.preventDefault())
    for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) {
      await fireEvent.click(canvas.getByRole('link'), { [key]: true })
    }
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

export const WithoutScripts: Story = {
  render: () => <OpenerLink href="/search">Search</OpenerLink>,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Search' })
    await expect(link).toHaveAttribute('href', '/search')
    await expect(link).not.toHaveAttribute('aria-haspopup')
  },
}

export const AllStates = allStates(meta, { Default, WithoutScripts })
