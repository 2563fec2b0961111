import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { CountingLink, rendered } from '../../../test/CountingLink.js'
import { LONG } from '../../../test/hostile.js'
import { tiles } from '../../../test/pieces.js'
import { UiProvider } from '../../provider/UiProvider.js'
import { Button } from '../Button/Button.js'
import { SearchBox } from '../SearchBox/SearchBox.js'
import { WishlistToggle } from '../WishlistToggle/WishlistToggle.js'
import { ProductGrid, type ProductGridProps } from './ProductGrid.js'

const meta = {
  title: 'Shop/ProductGrid',
  component: ProductGrid,
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Set `eagerCount` to the number of tiles on the first screen.',
        'Pass a stable function for the corner control.',
      ],
      dont: ['Mix backgrounds in one grid unless the products require it.', 'Put a teaser between tiles.'],
    },
    contract: [
      'A list with a name; assistive technology announces the number of products.',
      'The headings of its tiles have the given level.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves from product to product, and to each product’s control.' },
      { keys: 'Enter', does: 'Opens the product.' },
    ],
  },
  args: { products: tiles(8), label: 'Watches' },
} satisfies Meta<typeof ProductGrid>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Watches' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
  },
}

export const WithAction: Story = {
  args: {
    products: tiles(4),
    renderAction: ({ brand, name }) => (
      <WishlistToggle variant="image" productName={`${brand} ${name}`} isPressed={false} onToggle={() => {}} />
    ),
  },
}

/** Names start and prices end on one line in a row, whatever the other tiles contain. */
export const Uneven: Story = {
  args: {
    products: tiles(4).map((tile, index) => ({
      ...tile,
      name: index === 1 ? 'Tidewater Chronograph Flyback with moonphase and two time zones' : tile.name,
      badge: index === 2 ? 'preOwned' : null,
      price:
        index === 3
          ? { kind: 'promotion', amount: 9900, regularAmount: 12500, isStartingAt: false }
          : index === 0
            ? { kind: 'onRequest' }
            : tile.price,
    })),
  },
}

export const AbsurdlyLong: Story = {
  args: { products: tiles(3).map((tile, index) => (index === 1 ? { ...tile, name: LONG, brand: LONG } : tile)) },
}

export const Empty: Story = { args: { products: [] } }

/** A hundred tiles; React rerenders only the changed ones. */
export const Hundred: Story = {
  args: { products: tiles(100) },
  render: (args) => (
    <UiProvider linkComponent={CountingLink}>
      <Parent {...args} />
    </UiProvider>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [, second] = canvas.getAllByRole('link')
    rendered.clear()
    await userEvent.hover(second ?? canvasElement)
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(101))
    await expect([...rendered]).toEqual([second?.getAttribute('href')])
    rendered.clear()
    await userEvent.click(canvas.getByRole('button', { name: 'Render the parent again: 0' }))
    await expect(canvas.getByRole('button', { name: 'Render the parent again: 1' })).toBeVisible()
    await expect([...rendered]).toEqual([])
  },
}

/** Typing in a field next to a hundred tiles rerenders none of them. */
export const TypingBeside: Story = {
  tags: ['!autodocs'],
  args: { products: tiles(100) },
  render: (args) => (
    <UiProvider linkComponent={CountingLink}>
      <Searching {...args} />
    </UiProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    rendered.clear()
    await userEvent.type(canvas.getByRole('combobox'), 'mer')
    await expect(canvas.getByRole('combobox')).toHaveValue('mer')
    await expect([...rendered]).toEqual([])
  },
}

function Searching(props: ProductGridProps) {
  const [query, setQuery] = useState('')
  return (
    <>
      <SearchBox
        action="/search"
        query={query}
        onQueryChange={setQuery}
        suggestions={null}
        recent={[]}
        status="ready"
      />
      <ProductGrid {...props} />
    </>
  )
}

function Parent(props: ProductGridProps) {
  const [count, setCount] = useState(0)
  return (
    <>
      <Button variant="text" onClick={() => setCount(count + 1)}>
        Render the parent again: {count}
      </Button>
      <ProductGrid {...props} />
    </>
  )
}

export const AllStates = allStates(meta, { Default, WithAction, Uneven, AbsurdlyLong })
