import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { HTML, LONG } from '../../../test/hostile.js'
import { NOON, stores, storesNearZurich } from '../../../test/stores.js'
import { StoreCard } from './StoreCard.js'

const [store] = storesNearZurich
if (!store) throw new Error('The test data in stores.ts contains no boutique.')

const meta = {
  title: 'Shop/StoreCard',
  component: StoreCard,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Use the name on the storefront first.', 'Write the telephone number in international format.'],
      dont: [
        'Put an image in every card; images belong on the page of the boutique.',
        'Write “Click here” for a link.',
      ],
    },
    contract: [
      'An article whose heading is the link to the boutique’s page.',
      'Every further link includes the name of its boutique.',
      'With a map, a button has the pressed state when the pin is selected.',
    ],
    keyboard: [{ keys: 'Tab', does: 'Moves to the page, the appointment, the telephone, the directions and the map.' }],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
  args: { store, now: NOON },
} satisfies Meta<typeof StoreCard>

export default meta

type Story = StoryObj<typeof meta>

/** Each link has a distinct name. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Halbrenn Zürich Bahnhofstrasse' })).toHaveFocus()
    await userEvent.tab()
    await expect(
      canvas.getByRole('link', { name: 'Book an appointment at Halbrenn Zürich Bahnhofstrasse' }),
    ).toHaveFocus()
    await userEvent.tab()
    await expect(
      canvas.getByRole('link', { name: 'Call Halbrenn Zürich Bahnhofstrasse, +41 44 555 01 23' }),
    ).toHaveFocus()
  },
}

export const OnMap: Story = {
  args: { onSelect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Show on map/ })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    button.focus()
    await userEvent.keyboard(' ')
    await expect(args.onSelect).toHaveBeenCalledOnce()
  },
}

export const Selected: Story = { args: { onSelect: fn(), isSelected: true } }

export const Closed: Story = { args: { store: stores[1] ?? store, now: Date.parse('2026-12-06T12:00:00+01:00') } }

/** Without hours, page and telephone. */
export const Sparse: Story = {
  args: {
    store: { ...store, href: null, hours: null, phone: null, appointmentHref: null, services: [], distance: undefined },
  },
}

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    onSelect: fn(),
    store: {
      ...store,
      name: 'Halbrenn Uhrmacherwerkstätten und Schmuckatelier Schwäbisch Gmünd',
      services: [{ id: '1', label: 'Uhrmacherwerkstatt mit Wasserdichtheitsprüfung' }],
    },
  },
}

export const OddTexts: Story = {
  args: { store: { ...store, name: LONG, address: [HTML, LONG], distance: 1e15 } },
}

export const AllStates = allStates(meta, { Default, OnMap, Selected, Closed, Sparse, LongGerman, OddTexts }, 440)
