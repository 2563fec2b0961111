import type { Meta, StoryObj } from '@storybook/react-vite'
import { type MouseEvent, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { LONG, RIGHT_TO_LEFT } from '../../../test/hostile.js'
import { expectMarked, markedParts, markedRoot } from '../../../test/lazyPart.js'
import { expectModalContract, expectNoSidewaysScroll } from '../../../test/modalContract.js'
import { manyBrands, refinements } from '../../../test/refinements.js'
import { Button } from '../Button/Button.js'
import { FilterFlyout, type FilterFlyoutProps } from './FilterFlyout.js'

/** Imitates a shop: a selected value takes effect with the next response, and the flyout stays open. */
function Live({ groups: first, isOpen: defaultOpen, ...rest }: FilterFlyoutProps) {
  const [groups, setGroups] = useState(first)
  const [isOpen, setIsOpen] = useState(defaultOpen)
  const follow = (event: MouseEvent) => {
    const href = event.target instanceof Element && event.target.closest('a')?.getAttribute('href')
    if (!href) return
    event.preventDefault()
    setGroups(
      groups.map((group) => ({
        ...group,
        values: group.values.map((value) => ({
          ...value,
          isSelected: href !== '/watches' && value.isSelected !== (value.href === href),
        })),
      })),
    )
  }
  const count = groups.flatMap(({ values }) => values).filter(({ isSelected }) => isSelected).length
  return (
    <main>
      <h1>Watches</h1>
      <Button onClick={() => setIsOpen(true)}>Filter</Button>
      <FilterFlyout
        {...rest}
        groups={groups}
        total={count === 0 ? 124 : Math.round(72 / count)}
        clearHref={count === 0 ? null : '/watches'}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onClickCapture={follow}
      />
    </main>
  )
}

const meta = {
  title: 'Shop/FilterFlyout',
  component: FilterFlyout,
  parameters: {
    layout: 'padded',
    docs: { story: { inline: false, height: '720px' } },
    guidance: {
      do: [
        'Order the refinements as shoppers choose: brand, material, size, price.',
        'Apply each choice to the listing immediately, and keep the flyout open.',
        'Open the brand group directly from a brand button.',
      ],
      dont: [
        'Offer a value without results.',
        'Close the flyout after a choice: most shoppers make three.',
        'Use it where a single select is sufficient.',
      ],
    },
    contract: [
      'A modal dialog named “Filters”, or after its only group; the focus moves in, stays in and returns.',
      'Each group is a fieldset; its legend contains the number of selected values. Values are links with the role checkbox.',
      'The number of products is announced in a status region when it changes; focus and scroll position are kept.',
      'When a focused control is removed by new results, the focus moves: from a value to its list, from “Clear all” to the title.',
    ],
    keyboard: [
      { keys: 'Tab, Shift Tab', does: 'Moves through groups, values and buttons, and stays in the flyout.' },
      { keys: 'Enter, Space', does: 'Opens a group, or toggles a value.' },
      { keys: 'Escape', does: 'Clears the search of a list; otherwise closes the flyout.' },
    ],
  },
  args: { isOpen: true, onClose: fn(), groups: refinements, total: 24, clearHref: '/watches' },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof FilterFlyout>

export default meta

type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'mobile2', isRotated: false } } as const

export const Default: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }))
    const brands = await dialog.findByRole('group', { name: 'Brand (2 selected)' })
    await expect(within(brands).getByRole('checkbox', { name: 'Aurelune (24 pieces)' })).toBeChecked()
    await userEvent.click(within(brands).getByRole('checkbox', { name: 'Brandvold (18 pieces)' }))
    await expect(await dialog.findByRole('button', { name: 'Show 14 pieces' })).toBeVisible()
    await expect(dialog.getByText('14 pieces')).toHaveAttribute('role', 'status')
  },
}

/** Focus trap, Tab, Esc and the inert page behind. */
export const Keyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filter' })
    await userEvent.click(opener)
    await expectModalContract({ user: userEvent, opener, name: 'Filters' })
  },
}

/** When the results refresh, focus and scroll position are kept. */
export const FocusStays: Story = {
  play: async ({ userEvent }) => {
    const value = await screen.findByRole('checkbox', { name: 'Platinum (4 pieces)' })
    const scroller = value.closest('details')?.parentElement?.parentElement
    value.focus()
    const before = scroller?.scrollTop
    await userEvent.keyboard(' ')
    await waitFor(() => expect(value).toBeChecked())
    await expect(value).toHaveFocus()
    await expect(scroller?.scrollTop).toBe(before)
    const clear = screen.getByRole('link', { name: 'Clear all' })
    clear.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Clear all' })).toBeNull())
    await expect(screen.getByRole('heading', { name: 'Filters' })).toHaveFocus()
  },
}

/** Lists with more than twelve values can be searched; the first Escape clears the search. */
export const LongList: Story = {
  args: { groups: [manyBrands, ...refinements.slice(1)] },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('searchbox', { name: 'Search in Brand' })
    await userEvent.type(field, 'sera')
    await expect(screen.getByRole('checkbox', { name: /^Sérance/ })).toBeVisible()
    await expect(screen.queryByRole('checkbox', { name: /^Aurelune/ })).toBeNull()
    await expect(screen.getByText('1 match')).toHaveAttribute('role', 'status')
    await userEvent.type(field, 'xyz')
    await expect(screen.getByText('Nothing matches “seraxyz”.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

/** `filterBrand` shows the brands only; back leads to all groups. */
export const BrandOnly: Story = {
  args: { groups: [manyBrands, ...refinements.slice(1)], opensAt: 'brand' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Brand' })
    await expect(dialog.closest('[data-flyout]')).toHaveAttribute('data-flyout', 'filterBrand')
  },
}

/** On phones: the groups, then the values of one group, then back to the group. */
export const TwoLevels: Story = {
  globals: phone,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Material/ }))
    await screen.findByRole('dialog', { name: 'Material' })
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Material' })).toHaveFocus())
    await userEvent.click(screen.getByRole('checkbox', { name: /^Platinum/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    const row = await screen.findByRole('button', { name: /^Material \(3 selected\)/ })
    await waitFor(() => expect(row).toHaveFocus())
    await expectNoSidewaysScroll(screen.getByRole('dialog'))
  },
}

export const Phone: Story = { globals: phone }

export const PhoneBrand: Story = { ...BrandOnly, globals: phone }

/** No products match the other refinements. */
export const NoPieces: Story = {
  args: { total: 0 },
  render: (args) => <FilterFlyout {...args} />,
  play: async () => {
    await expect(await screen.findByText('No pieces match this selection.')).toBeVisible()
  },
}

export const Empty: Story = { args: { groups: [], clearHref: null }, render: (args) => <FilterFlyout {...args} /> }

export const LongGerman: Story = {
  args: {
    groups: [
      {
        id: 'coating',
        label: 'Gehäuseoberflächenbehandlungsverfahren',
        values:
          refinements[0]?.values
            .map((value) => ({ ...value, label: 'Diamantähnliche Kohlenstoffbeschichtung' }))
            .slice(0, 1) ?? [],
      },
      ...refinements,
    ],
  },
  globals: { locale: 'de' },
}

/** Unusual texts and numbers, on the smallest phone. */
export const OddTexts: Story = {
  args: {
    groups: [
      {
        id: 'long',
        label: LONG,
        values: [{ value: '1', label: LONG, count: Number.NaN, href: '/1', isSelected: true }],
      },
      {
        id: 'rtl',
        label: RIGHT_TO_LEFT,
        values: [{ value: '2', label: '<b>x</b>', count: -3, href: '/2', isSelected: true }],
      },
    ],
    total: Number.NaN,
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: (args) => <FilterFlyout {...args} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expectNoSidewaysScroll(dialog))
  },
}

/** Passes `className`, attributes and `slotProps` to the root and every part. */
export const FromOutside: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    ...markedRoot,
    opensAt: 'brand',
    slotProps: markedParts('sheet', 'head', 'title', 'back', 'close', 'body', 'footer'),
  },
  play: () => expectMarked('sheet', 'head', 'title', 'back', 'close', 'body', 'footer'),
}

export const AllStates = allStates(meta, { Default })
