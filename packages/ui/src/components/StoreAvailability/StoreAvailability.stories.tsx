import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { HTML, LONG } from '../../../test/hostile.js'
import { availabilityItems, NOON } from '../../../test/stores.js'
import { StoreAvailability } from './StoreAvailability.js'

const meta = {
  title: 'Shop/StoreAvailability',
  component: StoreAvailability,
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Put the nearest or preferred boutique first.',
        'Show “Last piece” only when it is true.',
        'Offer a contact link when no boutique has the product.',
      ],
      dont: ['List boutiques that do not have it.', 'Show the number of products: a status is sufficient.'],
    },
    contract: [
      'A list named “Boutiques that have this piece”; each boutique is a heading.',
      'Availability is a text, never only a colour.',
      'Loading, failure and an empty result are announced without moving the focus.',
      'Every link includes the name of its boutique.',
    ],
    keyboard: [{ keys: 'Tab', does: 'Moves through page, reservation and telephone of each boutique.' }],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
  args: { items: availabilityItems, now: NOON, contactHref: '/contact', onRetry: fn() },
} satisfies Meta<typeof StoreAvailability>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { headingLevel: 2 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Boutiques that have this piece' })).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await expect(
      canvas.getByRole('link', { name: 'Reserve for a visit to Halbrenn Zürich Bahnhofstrasse' }),
    ).toHaveFocus()
  },
}

export const Loading: Story = {
  args: { status: 'loading', items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Asking our boutiques')
  },
}

export const Failed: Story = {
  args: { status: 'failed', items: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be asked')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toHaveFocus()
  },
}

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('In no boutique at present')
    await expect(canvas.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact')
  },
}

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    headingLevel: 2,
    items: availabilityItems.map((item) => ({
      ...item,
      store: { ...item.store, name: 'Halbrenn Uhrmacherwerkstätten und Schmuckatelier Schwäbisch Gmünd' },
    })),
  },
}

export const OddTexts: Story = {
  args: {
    headingLevel: 2,
    items: availabilityItems.map((item, index) => ({
      ...item,
      reserveHref: null,
      store: {
        ...item.store,
        name: index === 0 ? LONG : HTML,
        city: '',
        hours: null,
        phone: null,
        distance: Number.NaN,
      },
    })),
  },
}

export const AllStates = allStates(meta, { Default, Loading, Failed, Empty, LongGerman, OddTexts }, 480)
