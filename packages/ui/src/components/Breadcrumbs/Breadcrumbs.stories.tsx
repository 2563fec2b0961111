import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { screen, viewport } from '../../../test/viewports.js'
import { Breadcrumbs } from './Breadcrumbs.js'

const meta = {
  title: 'Layout/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Watches', href: '/watches' },
      { label: 'Aurelune', href: '/aurelune' },
      { label: 'Meridian 40' },
    ],
  },
  parameters: {
    layout: 'padded',
    viewport,
    guidance: {
      do: ['Name this page last, without a link.', 'Use the terms of the navigation.'],
      dont: ['Show it on the home page.', 'Use it for the steps of a checkout.'],
    },
    contract: [
      'A navigation landmark called “You are here”, with an ordered list.',
      'The last entry is the current page (aria-current) and no link.',
      'The separators are hidden from assistive technology.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the next link.' },
      { keys: 'Enter', does: 'Follows the link.' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'You are here' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByText('Meridian 40')).toHaveAttribute('aria-current', 'page')
  },
}

/** Phones show the parent page and this page on one line. */
export const Phone: Story = {
  args: {
    items: [
      { label: 'Startseite', href: '/' },
      { label: 'Uhren', href: '/uhren' },
      { label: 'Chronographen mit Gangreserveanzeige', href: '/chronographen' },
      { label: 'Meridian 40 Ewiger Kalender in Roségold' },
    ],
  },
  globals: { viewport: screen('narrow') },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByText(/Meridian 40/)).toHaveAttribute('aria-current', 'page')
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBe(320)
    await expect(canvas.getByRole('list').getBoundingClientRect().height).toBeLessThan(60)
  },
}

export const LongGerman: Story = {
  args: {
    items: [
      { label: 'Startseite', href: '/' },
      { label: 'Zertifizierte gebrauchte Armbanduhren', href: '/cpo' },
      { label: 'Chronographen mit Gangreserveanzeige', href: '/cpo/chronographen' },
      { label: 'Meridian 40 Ewiger Kalender' },
    ],
  },
}

export const TwoLevels: Story = { args: { items: [{ label: 'Home', href: '/' }, { label: 'Watches' }] } }

export const Empty: Story = { args: { items: [] } }

export const BadInput: Story = {
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: '<b>Watches</b> & "more"', href: '/watches' },
      { label: 'ساعات اليد', href: '/ar' },
      { label: 'A'.repeat(300) },
    ],
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
}

export const AllStates = allStates(meta, { Default, LongGerman, TwoLevels, BadInput })
