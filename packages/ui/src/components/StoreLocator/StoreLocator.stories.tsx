import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { HTML, LONG, RIGHT_TO_LEFT } from '../../../test/hostile.js'
import { NOON, stores, storesNearZurich, zurich } from '../../../test/stores.js'
import { StoreLocator, type StoreLocatorProps } from './StoreLocator.js'

const finder = {
  action: '/stores',
  title: 'Our boutiques',
  text: 'Seven addresses in six countries. Come by, or let us know when you would like to be expected.',
  headingLevel: 1,
  countries: ['CH', 'DE', 'AT', 'FR', 'DK', 'GB'],
  onLocate: fn(),
} as const

const meta = {
  title: 'Content/StoreLocator',
  component: StoreLocator,
  parameters: {
    guidance: {
      do: [
        'Give every boutique its hours and time zone, because shoppers ask first whether it is open.',
        'Sort by distance as soon as a place is known.',
        'Limit services to the five most relevant.',
      ],
      dont: ['Open the map automatically; it loads on request.', 'Repeat a boutique in two lists.'],
    },
    contract: [
      'The list is complete without the map; the map has no additional information.',
      'The count is announced in a live region after each filter and each search, and the focus is kept.',
      '“Show map” exposes whether the map is shown; a card’s button whether its pin is selected.',
      'Selecting a pin scrolls its card into view and keeps the focus on the pin.',
      'Without scripts the services are part of the GET form.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves through the form, the services, the bar, the map and the cards.' },
      { keys: 'Space on a service', does: 'Filters the list immediately.' },
      { keys: 'Enter on Show map', does: 'Loads the map and shows it next to the list.' },
      { keys: 'Enter on Show on map', does: 'Selects the pin of a card.' },
    ],
  },
  args: { finder, stores, now: NOON, onSelect: fn(), onRetry: fn() },
} satisfies Meta<typeof StoreLocator>

export default meta

type Story = StoryObj<typeof meta>

/** By keyboard: filtering by service announces the count and keeps the focus. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('7 boutiques')).toBeVisible()
    const preOwned = canvas.getByRole('checkbox', { name: 'Pre-owned' })
    preOwned.focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('3 boutiques')).toHaveAttribute('role', 'status')
    await expect(preOwned).toHaveFocus()
    await expect(canvas.queryByRole('heading', { name: /Wien/ })).toBeNull()
    await userEvent.keyboard(' ')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'name')
    await expect(canvas.getAllByRole('article')).toHaveLength(7)
  },
}

/** Sorted by distance from the searched place. */
export const NearPlace: Story = {
  args: {
    stores: storesNearZurich,
    place: zurich,
    finder: { ...finder, search: { query: '8001', country: 'CH' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 boutiques, seen from 8001 Zürich, Switzerland')).toBeVisible()
    const [first] = canvas.getAllByRole('article')
    await expect(first).toHaveTextContent('Bahnhofstrasse')
  },
}

/** The map loads on request; list and map are synchronised. */
export const WithMap: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Show map' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    toggle.focus()
    await userEvent.keyboard('{Enter}')
    const map = await canvas.findByRole('region', { name: 'Map of our boutiques' }, { timeout: 8000 })
    const vienna = await within(map).findByRole('button', { name: /Wien/ }, { timeout: 8000 })
    await expect(canvas.getByRole('button', { name: 'Hide map' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Halbrenn Wien Kohlmarkt: Show on map' }))
    await waitFor(() => expect(vienna).toHaveAttribute('aria-pressed', 'true'))
    await expect(args.onSelect).toHaveBeenLastCalledWith('vienna-kohlmarkt')
    const paris = within(map).getByRole('button', { name: /Paris/ })
    paris.focus()
    await userEvent.keyboard('{Enter}')
    const onMap = canvas.getByRole('button', { name: 'Halbrenn Paris Rue de la Paix: Show on map' })
    await waitFor(() => expect(onMap).toHaveAttribute('aria-pressed', 'true'))
    await expect(vienna).toHaveAttribute('aria-pressed', 'false')
    await expect(paris).toHaveFocus()
  },
}

/** On a phone the card of the selected pin is below the map. */
export const MapOnPhone: Story = {
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show map' }))
    const map = await canvas.findByRole('region', { name: 'Map of our boutiques' }, { timeout: 8000 })
    await userEvent.click(await within(map).findByRole('button', { name: /København/ }, { timeout: 8000 }))
    await waitFor(() => expect(canvas.getAllByRole('heading', { name: /København/ })).toHaveLength(2))
  },
}

/** The map has failed to load; the list is unchanged. */
export const MapFailed: Story = {
  args: { loadMap: () => Promise.reject(new Error('Offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show map' }))
    await expect(await canvas.findByText(/The map could not be loaded/)).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(7)
  },
}

export const Loading: Story = {
  args: { status: 'loading', stores: [], finder: { ...finder, status: 'searching' } },
}

function Arriving({ stores: found, ...args }: StoreLocatorProps) {
  const [status, setStatus] = useState<StoreLocatorProps['status']>('failed')
  return (
    <>
      <StoreLocator
        {...args}
        status={status}
        stores={status === 'ready' ? found : []}
        onRetry={() => setStatus('loading')}
      />
      <button type="button" onClick={() => setStatus('ready')}>
        Arrive
      </button>
    </>
  )
}

/** Retry, loading, loaded: announced by one live region, without losing the focus. */
export const Arrives: Story = {
  tags: ['!autodocs'],
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus()
    await userEvent.keyboard('{Enter}')
    const told = canvas.getByText('Loading boutiques')
    await expect(told).toHaveRole('status')
    await expect(told).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }))
    await expect(told).toHaveTextContent('7 boutiques')
  },
}

function Moving({ stores: near, ...args }: StoreLocatorProps) {
  const [isNear, setNear] = useState(true)
  return (
    <>
      <StoreLocator {...args} stores={isNear ? near : stores} />
      <button type="button" onClick={() => setNear(false)}>
        Everywhere
      </button>
    </>
  )
}

/** Without distances, sorting by distance is not available. */
export const NoLongerNear: Story = {
  tags: ['!autodocs'],
  args: { stores: storesNearZurich },
  render: (args) => <Moving {...args} />,
  play: async ({ canvas, userEvent }) => {
    const sort = canvas.getByRole('combobox', { name: 'Sort by' })
    await userEvent.selectOptions(sort, 'name')
    await userEvent.selectOptions(sort, 'distance')
    await userEvent.click(canvas.getByRole('button', { name: 'Everywhere' }))
    await expect(sort).toHaveValue('city')
    await expect(canvas.getAllByRole('article')[0]).toHaveTextContent('Genève')
  },
}

export const Failed: Story = {
  args: { status: 'failed', stores: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** No boutique has both services; one button resets the filters. */
export const NothingFits: Story = {
  args: { defaultServices: ['jewellery', 'preOwned', 'watchmaker'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No boutique here yet')).toBeVisible()
    canvas.getByRole('button', { name: 'Show all services' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('article')).toHaveLength(7)
    await expect(canvas.getByText('7 boutiques')).toHaveFocus()
  },
}

export const NothingFound: Story = { args: { stores: [], finder: { ...finder, status: 'notFound' } } }

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    finder: { ...finder, title: 'Boutiquen und Uhrmacherwerkstätten', text: undefined },
    stores: storesNearZurich.slice(0, 3).map((store) => ({
      ...store,
      services: [{ id: 'watchmaker', label: 'Uhrmacherwerkstatt mit Wasserdichtheitsprüfung' }],
    })),
  },
}

export const OddTexts: Story = {
  args: {
    finder: { ...finder, title: HTML },
    stores: stores.slice(0, 3).map((store, index) => ({
      ...store,
      name: [LONG, HTML, RIGHT_TO_LEFT][index] ?? '',
      address: [LONG],
      position: null,
      phone: null,
      hours: null,
      distance: [Number.NaN, -1, 1e15][index],
    })),
  },
}

export const AllStates = allStates(meta, {
  Default,
  NearPlace,
  Loading,
  Failed,
  NothingFits,
  NothingFound,
  LongGerman,
  OddTexts,
})
