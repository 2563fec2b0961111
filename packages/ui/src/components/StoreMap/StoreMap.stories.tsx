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
        'Show it on request, next to a list with the same data.',
        'Load it with import(): Leaflet and the outlines are 70 kB.',
        'Use our own outlines unless streets are needed.',
      ],
      dont: [
        'Load tiles of a third party without the shopper’s consent.',
        'Make the map the only way to find a boutique.',
      ],
    },
    contract: [
      'A region named “Map of our boutiques”, with a skip link at its beginning.',
      'The map itself has the role application and describes its keys; the wheel without Ctrl scrolls the page.',
      'Every pin is a 44 px button named after its boutique; the selected one is pressed.',
      'Zooming is also possible by buttons; with reduced motion nothing is animated.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the skip link, the map, its pins one by one, then the zoom buttons.' },
      { keys: 'Enter on the skip link', does: 'Moves to the end of the map.' },
      { keys: 'Arrow keys', does: 'Pan the map.' },
      { keys: '+ and −', does: 'Zoom in and out.' },
      { keys: 'Enter or Space on a pin', does: 'Selects the boutique.' },
    ],
  },
  args: { stores, onSelect: fn() },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof StoreMap>

export default meta

type Story = StoryObj<typeof meta>

/** Six countries on our own outlines; a pin is selected by keyboard. */
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

/** Keys and buttons of the map, and the skip link after it. */
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

/** The wheel scrolls the page; with Ctrl it zooms the map. */
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

/** Reordering the same boutiques does not reset a moved map. */
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

/** The searched place: Zürich is a city, so the map zooms in as far as the outlines allow. */
export const NearPlace: Story = { args: { place: zurich, selectedId: 'zurich-bahnhofstrasse' } }

export const OneStore: Story = { args: { stores: stores.slice(4, 5), selectedId: 'paris-paix' } }

/** Tiles of a provider, with the required attribution. */
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

/** Invalid positions have no pin. */
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
/** Without pins the map keeps its centre at any size. */
export const Empty: Story = {
  args: { stores: [] },
  play: async ({ canvas, canvasElement }) => {
    const map = await canvas.findByRole('application')
    // Country names are hidden at this zoom, so their position is read from their styles.
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
