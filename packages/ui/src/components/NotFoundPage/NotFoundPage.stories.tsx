import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { screen, viewport } from '../../../test/viewports.js'
import { NotFoundPage } from './NotFoundPage.js'

const meta = {
  title: 'Content/NotFoundPage',
  component: NotFoundPage,
  parameters: {
    viewport,
    guidance: {
      do: ['Offer the departments as links.', 'Answer with status 404.'],
      dont: ['Redirect to the home page.', 'Blame the reader.'],
    },
    contract: [
      'Its title is the level 1 heading and states what has happened.',
      'The search is a landmark; its field and its button have names.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the search, its button, the links and the home page.' },
      { keys: 'Enter', does: 'In the field, submits the search; on a link, follows it.' },
    ],
  },
  args: {
    homeHref: '/',
    searchAction: '/search',
    links: [
      { label: 'Watches', href: '/watches' },
      { label: 'Jewellery', href: '/jewellery' },
      { label: 'Pre-Owned', href: '/pre-owned' },
    ],
  },
} satisfies Meta<typeof NotFoundPage>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'We could not find this page' })).toBeVisible()
    await expect(canvasElement.querySelector('form')).toHaveAttribute('action', '/search')
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox', { name: 'What are you looking for?' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Watches' })).toHaveFocus()
  },
}

export const NoLinks: Story = { args: { links: [] } }

export const German: Story = { globals: { locale: 'de' } }

export const Phone: Story = {
  args: {
    links: Array.from({ length: 9 }, (_, index) => ({ label: `Sonderanfertigungen ${index}`, href: `/${index}` })),
  },
  globals: { viewport: screen('narrow'), locale: 'de' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBe(320)
  },
}

export const AllStates = allStates(meta, { Default, NoLinks, German })
