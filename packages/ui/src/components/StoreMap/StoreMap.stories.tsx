import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { HTML, LONG, RIGHT_TO_LEFT } from '../../../test/hostile.js'
import { stores, zurich } from '../../../test/stores.js'
import { StoreMap, type StoreMapProps } from './StoreMap.js'

function Choosing({ selectedId = null, onSelect, ...rest }: StoreMapProps) {
  const [id, setId] = useState(selectedId)
  return (
    <StoreMap
      {...rest}
      selectedId={id}
      onSelect={(chosen) => {
        setId(chosen)
        onSelect?.(chosen)
      }}
    />
  )
}

const meta = {
  title: 'Shop/StoreMap',
  component: StoreMap,
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Show it when a shopper asks for it, beside a list that has all of it.',
        'Load it with import(): Leaflet and the drawing are 70 kB.',
        'Leave our own drawing as the ground unless streets are needed.',
      ],
      dont: ['Load tiles of a third party without the shopper’s consent.', 'Make the map the only way to a boutique.'],
    },
    contract: [
      'A region named “Map of our boutiques”, which a link at its beginning skips.',
      'The map itself is an application that tells its keys; a wheel without the control key scrolls the page.',
      'Every pin is a button of 44 px named after its boutique; the chosen one is pressed.',
      'Enlarging and reducing are buttons too; with reduced motion nothing glides.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the skip link, the map, its pins one by one, then the zoom buttons.' },
      { keys: 'Enter on the skip link', does: 'Leads behind the map.' },
      { keys: 'Arrow keys', does: 'Move the map.' },
      { keys: '+ and −', does: 'Enlarge and reduce it.' },
      { keys: 'Enter or Space on a pin', does: 'Chooses the boutique.' },
    ],
  },
  args: { stores, onSelect: fn() },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof StoreMap>

export default meta

type Story = StoryObj<typeof meta>

/** Six countries on our own drawing; by key a pin is chosen. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Map of our boutiques' })).toBeVisible()
    const pin = await canvas.findByRole('button', { name: 'Halbrenn Wien Kohlmarkt' }, { timeout: 5000 })
    await expect(pin.getBoundingClientRect().width).toBe(44)
    await expect(pin).toHaveAttribute('aria-pressed', 'false')
    pin.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('vienna-kohlmarkt')
    await waitFor(() => expect(pin).toHaveAttribute('aria-pressed', 'true'))
    await expect(pin).toHaveFocus()
  },
}

/** The keys of the map, its buttons, and the link past all of it. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const pin = await canvas.findByRole('button', { name: 'Halbrenn Wien Kohlmarkt' }, { timeout: 5000 })
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip the map' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('application')).toHaveFocus()
    const left = () => pin.getBoundingClientRect().left
    const before = left()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(before - left()).toBeGreaterThan(60))
    const smaller = canvas.getByRole('button', { name: 'Reduce the map' })
    const reduce = async () => {
      await userEvent.keyboard('-')
      await expect(smaller).toHaveAttribute('aria-disabled', 'true')
    }
    await waitFor(reduce, { timeout: 5000, interval: 400 })
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge the map' }))
    await waitFor(() => expect(smaller).toHaveAttribute('aria-disabled', 'false'))
  },
}

/** The wheel belongs to the page; with the control key it belongs to the map. */
export const Wheel: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Reduce the map' }, { timeout: 5000 })
    const map = canvas.getByRole('application')
    const wheel = (ctrlKey: boolean) =>
      map.dispatchEvent(new WheelEvent('wheel', { deltaY: -120, ctrlKey, bubbles: true, cancelable: true }))
    await expect(wheel(false)).toBe(true)
    await expect(wheel(true)).toBe(false)
  },
}

function Sorting(args: StoreMapProps) {
  const [isReversed, setReversed] = useState(false)
  return (
    <>
      <StoreMap {...args} stores={isReversed ? args.stores.toReversed() : args.stores} />
      <button type="button" onClick={() => setReversed(true)}>
        Sort
      </button>
    </>
  )
}

/** Another order of the same boutiques moves no map that somebody has moved. */
export const KeepsItsPlace: Story = {
  tags: ['!autodocs'],
  render: (args) => <Sorting {...args} />,
  play: async ({ canvas, userEvent }) => {
    const pin = await canvas.findByRole('button', { name: 'Halbrenn Wien Kohlmarkt' }, { timeout: 5000 })
    canvas.getByRole('application').focus()
    const left = () => pin.getBoundingClientRect().left
    const before = left()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(before - left()).toBeGreaterThan(90))
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }))
    await expect(canvas.getByRole('button', { name: 'Halbrenn Wien Kohlmarkt' })).toBe(pin)
    await expect(before - left()).toBeGreaterThan(90)
  },
}

export const Selected: Story = { args: { selectedId: 'munich-residenz' } }

/** Where the shopper looks: Zürich is a city, so the map goes as near as the drawing serves. */
export const NearPlace: Story = { args: { place: zurich, selectedId: 'zurich-bahnhofstrasse' } }

export const OneStore: Story = { args: { stores: stores.slice(4, 5), selectedId: 'paris-paix' } }

/** Tiles of the host's choice, with the name that their maker asks for. */
export const WithTiles: Story = {
  args: {
    tiles: {
      url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path d="M0 0h256v256H0Z" fill="none" stroke="gray"/></svg>#{z}-{x}-{y}',
      attribution: '© Cartographers of Halbrenn',
      attributionHref: 'https://maps.example/credits',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Cartographers of Halbrenn/ })).toBeVisible()
  },
}

export const OddTexts: Story = {
  args: {
    stores: stores.slice(0, 3).map((store, index) => ({ ...store, name: [LONG, HTML, RIGHT_TO_LEFT][index] ?? '' })),
    selectedId: 'geneva-rhone',
  },
}

/** Places that are none have no pin, and harm nothing. */
export const OddPlaces: Story = {
  args: {
    place: { lat: Number.NaN, lng: 0, city: 'Nowhere' },
    stores: stores.map((store, index) => ({
      ...store,
      position: [{ lat: Number.NaN, lng: 8 }, { lat: 1e15, lng: 1 }, null][index] ?? store.position,
    })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Wien/ }, { timeout: 5000 })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Genève/ })).toBeNull()
  },
}

/** Without pins it is a map of Europe. */
/** Nothing to fit: the middle of the drawing stays in the middle, whatever the size. */
export const Empty: Story = {
  args: { stores: [] },
  play: async ({ canvas, canvasElement }) => {
    const map = await canvas.findByRole('application')
    // Names of countries are hidden from afar: where they would stand is in their styles.
    const shift = (element: HTMLElement | null | undefined) => new DOMMatrix(element?.style.transform).e
    const offset = () => {
      const word = map.querySelector('[aria-hidden="true"]')?.parentElement
      const pane = map.querySelector<HTMLElement>('.leaflet-map-pane')
      return word ? shift(word) + shift(pane) - map.clientWidth / 2 : Number.NaN
    }
    await waitFor(() => expect(offset()).not.toBeNaN())
    const before = offset()
    canvasElement.style.width = `${Math.round(canvasElement.clientWidth / 2)}px`
    await waitFor(() => expect(Math.abs(offset() - before)).toBeLessThan(2))
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect(Math.abs(offset() - before)).toBeLessThan(2)
    canvasElement.style.width = ''
  },
}

export const AllStates = allStates(meta, { Default, Selected, NearPlace, WithTiles, OddTexts, Empty }, 480)
