import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { comparison } from '../../../test/comparison.js'
import { HTML, LONG, NOWHERE, RIGHT_TO_LEFT } from '../../../test/hostile.js'
import { tile } from '../../../test/pieces.js'
import { screen, viewport } from '../../../test/viewports.js'
import { vars } from '../../theme/contract.css.js'
import { Button } from '../Button/Button.js'
import { ProductComparison, type ProductComparisonProps } from './ProductComparison.js'

function Live({ items: first, onRemove, ...rest }: ProductComparisonProps) {
  const [items, setItems] = useState(first)
  return (
    <ProductComparison
      {...rest}
      items={items}
      onRemove={(id) => {
        onRemove(id)
        setItems(items.filter(({ product }) => product.id !== id))
      }}
    />
  )
}

const meta = {
  title: 'Shop/ProductComparison',
  component: ProductComparison,
  parameters: {
    layout: 'padded',
    viewport,
    guidance: {
      do: [
        'Compare products of one kind: watches with watches.',
        'Use the same labels and units for all products, so that rows are aligned.',
        'Link from the empty column back to the listing.',
      ],
      dont: [
        'Name a winner.',
        'Fill missing values with a dash; state that they are missing.',
        'Show prices in a row; they are next to the name.',
      ],
    },
    contract: [
      'A table with a caption; products are column headers, labels row headers, groups row group headers.',
      'A row with differences is marked in its header, as text.',
      'The number of differing details is in a status region; “Only differences” is a switch.',
      'When it scrolls, it is a named, focusable region.',
      'After removing a product, the focus moves to the next remove button, or to the start when none is left.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves through the switch, the link to add a product, the products and their buttons.' },
      { keys: 'Space', does: 'Toggles “Only differences”.' },
      { keys: 'Enter', does: 'Opens a product, or removes it.' },
      { keys: 'Arrow keys', does: 'Scroll the focused table.' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, background: vars.color.surface }}>
        <Story />
      </div>
    ),
  ],
  args: {
    items: comparison(3),
    onRemove: fn(),
    add: (
      <Button variant="text" href="/watches">
        Add a piece
      </Button>
    ),
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof ProductComparison>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Comparison of 3 pieces' }))
    await expect(table.getAllByRole('columnheader')).toHaveLength(3)
    await expect(table.getByRole('rowheader', { name: 'Diameter Differs' })).toBeVisible()
    await expect(table.getByRole('rowheader', { name: 'Glass' })).toBeVisible()
    const filter = canvas.getByRole('switch', { name: 'Only differences' })
    filter.focus()
    await userEvent.keyboard(' ')
    await expect(table.queryByRole('rowheader', { name: 'Glass' })).toBeNull()
    await expect(filter).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(table.getByRole('rowheader', { name: 'Glass' })).toBeVisible()
  },
}

export const Two: Story = { args: { items: comparison(2) } }

export const Four: Story = { args: { items: comparison(4) } }

/** Removing a product moves the focus to the next one, and announces the new count. */
export const Removing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove Aurelune Meridian 40 from the comparison' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledWith('2104-310-1')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Remove Tessmohr/ })).toHaveFocus())
    await expect(canvas.getByRole('status')).toHaveTextContent('7 of 9 details differ')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Remove Brandvold/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Nothing to compare yet')).toBeVisible()
    await expect(document.body).not.toHaveFocus()
  },
}

/** On phones the table scrolls in both directions in a focusable region; labels and products stay in view. */
export const Phone: Story = {
  args: { items: comparison(4) },
  globals: { viewport: screen('phone') },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Comparison of 4 pieces' })
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'))
    while (document.activeElement !== region) await userEvent.tab()
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
    region.scrollTo(200, 300)
    const label = canvas.getByRole('rowheader', { name: /^Power reserve/ })
    await waitFor(() => expect(label.getBoundingClientRect().left).toBeCloseTo(region.getBoundingClientRect().left, 0))
    const piece = canvas.getAllByRole('columnheader')[1]
    await expect(piece?.getBoundingClientRect().top).toBeCloseTo(region.getBoundingClientRect().top, 0)
    region.scrollTo(0, 0)
  },
}

export const Narrow: Story = { args: { items: comparison(2) }, globals: { viewport: screen('narrow') } }

export const One: Story = { args: { items: comparison(1) } }

export const Empty: Story = { args: { items: [] } }

/** Identical products: no differences, and no switch. */
export const Alike: Story = {
  args: {
    items: ['a', 'b'].map((id) => ({
      specifications: comparison(1)[0]?.specifications ?? [],
      product: { ...tile, id },
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In all that is stated, these pieces are alike.')).toBeVisible()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}

export const LongGerman: Story = {
  args: {
    items: comparison(3).map(({ product, specifications }) => ({
      product: { ...product, name: 'Weltzeit-Chronographenarmbanduhr mit Gangreserveanzeige' },
      specifications: [
        {
          id: 'case',
          title: 'Gehäuse',
          rows: [{ label: 'Gehäuseoberflächenbehandlung', value: 'Diamantähnliche Kohlenstoffbeschichtung' }],
        },
        ...specifications,
      ],
    })),
  },
  globals: { locale: 'de' },
}

/** Unusual texts, an image that fails, one that is missing, and facts of a single product. */
export const OddTexts: Story = {
  args: {
    items: [
      {
        product: { ...tile, name: LONG, brand: LONG, image: tile.image && { ...tile.image, src: NOWHERE } },
        specifications: [],
      },
      {
        product: {
          ...tile,
          id: '2',
          name: HTML,
          brand: RIGHT_TO_LEFT,
          image: null,
          price: { kind: 'none' },
          background: 'black',
        },
        specifications: [
          {
            id: 'x',
            title: LONG,
            rows: [
              { label: LONG, value: HTML },
              { label: RIGHT_TO_LEFT, value: '' },
            ],
          },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('b, script')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

export const AllStates = allStates(meta, { Default, Two, Four, One, Empty, LongGerman })
