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
        'Link to a page or fragment with the same content as a fallback without scripts.',
        'Return the focus to the opener that `onOpen` receives.',
      ],
      dont: ['Use it for a dialog without a page of its own; use a Button.'],
    },
    contract: [
      'A native link. With scripts it states that it opens a dialog, and passes itself as the element to return the focus to.',
      'In a new tab, or without scripts, it opens a page with the same content.',
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

/** Modified clicks are left to the browser. */
export const WithModifier: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    // If the browser handled the click, it would open a tab.
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
