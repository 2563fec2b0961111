import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { HTML, LONG } from '../../../test/hostile.js'
import { NOON, storeDetails } from '../../../test/stores.js'
import { StoreLocationDetails } from './StoreLocationDetails.js'

const meta = {
  title: 'Content/StoreLocationDetails',
  component: StoreLocationDetails,
  parameters: {
    guidance: {
      do: [
        'Show the interior from the entrance, in daylight if possible.',
        'Introduce one person, with a number that they answer.',
        'Enter exceptional days as soon as they are known.',
      ],
      dont: ['Use a product image instead of the interior.', 'List brands that are not in this boutique.'],
    },
    contract: [
      'The name of the boutique is the heading of the page; address, services and brands are headings below it.',
      'Opening hours are a table with today marked as text.',
      'The map loads on request, and its button exposes whether it is shown.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to appointment, directions, telephone, e-mail, brands, adviser and Show map.' },
      { keys: 'Enter on Show map', does: 'Loads the map below the button, which keeps the focus.' },
    ],
  },
  args: { store: storeDetails, now: NOON },
} satisfies Meta<typeof StoreLocationDetails>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Halbrenn Zürich Bahnhofstrasse')
    await expect(canvas.getByText('Open until 18:30')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Book an appointment' })).toHaveFocus()
  },
}

/** The map is opened by keyboard, with its only pin selected. */
export const WithMap: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Show map' })
    toggle.focus()
    await userEvent.keyboard('{Enter}')
    const map = await canvas.findByRole('region', { name: 'Map of our boutiques' }, { timeout: 8000 })
    const pin = await within(map).findByRole('button', { name: storeDetails.name }, { timeout: 8000 })
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
    const hide = canvas.getByRole('button', { name: 'Hide map' })
    await expect(hide).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('region', { name: 'Map of our boutiques' })).toBeNull()
  },
}

export const NoPicture: Story = { args: { store: { ...storeDetails, image: null } } }

/** A boutique with little data. */
export const Sparse: Story = {
  args: {
    store: {
      ...storeDetails,
      image: null,
      text: undefined,
      hours: null,
      email: null,
      services: [],
      brands: [],
      adviser: null,
      position: null,
    },
  },
}

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    store: {
      ...storeDetails,
      name: 'Halbrenn Uhrmacherwerkstätten und Schmuckatelier Schwäbisch Gmünd',
      text: 'Drei Räume über dem Fluss: vorn die Uhren, in der Mitte der Schmuck, hinten die Werkstatt, in der man zusehen darf.',
      services: [{ id: '1', label: 'Uhrmacherwerkstatt mit Wasserdichtheitsprüfung' }],
    },
  },
}

export const OddTexts: Story = {
  args: {
    store: {
      ...storeDetails,
      name: LONG,
      text: HTML,
      address: [LONG],
      brands: [{ name: LONG, href: '/' }],
      adviser: { name: LONG, role: HTML, text: LONG, image: null },
    },
  },
}

export const AllStates = allStates(meta, { Default, NoPicture, Sparse, LongGerman, OddTexts })
