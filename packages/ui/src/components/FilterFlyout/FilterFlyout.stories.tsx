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

/** As in a shop: a value that is followed is in force with the next answer, and the flyout stays. */
function Live({ groups: first, isOpen: isOpenAtFirst, ...rest }: FilterFlyoutProps) {
  const [groups, setGroups] = useState(first)
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
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
        'Bring the refinements in the order in which shoppers choose: brand, material, size, price.',
        'Let each choice refine the listing behind it at once, and keep the flyout open.',
        'Open straight at the brands from a control of that name.',
      ],
      dont: [
        'Offer a value that leaves nothing.',
        'Close the flyout after a choice: most shoppers make three.',
        'Use it where one select would do.',
      ],
    },
    contract: [
      'A modal dialog named “Filters”, or after the one group that it shows; focus moves in, stays in and returns.',
      'Each group is a fieldset; its legend says how many values are chosen. Values are checkboxes that are links.',
      'The number of pieces is announced in a status region when it changes; focus and scroll stay where they were.',
      'A control that goes with new results hands the focus over: a value to its list, “Clear all” to the title.',
    ],
    keyboard: [
      { keys: 'Tab, Shift Tab', does: 'Moves through groups, values and buttons, and stays in the flyout.' },
      { keys: 'Enter, Space', does: 'Opens a group, or chooses a value.' },
      { keys: 'Escape', does: 'Takes back what was typed into the search of a list; else closes the flyout.' },
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

/** Focus, Tab, Esc, and the page behind. */
export const Keyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filter' })
    await userEvent.click(opener)
    await expectModalContract({ user: userEvent, opener, name: 'Filters' })
  },
}

/** Results refresh under the shopper's hands: focus and scroll stay. */
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

/** A list of more than twelve can be searched; the first Escape takes the words back. */
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

/** `filterBrand`: the brands alone; back leads to all groups. */
export const BrandOnly: Story = {
  args: { groups: [manyBrands, ...refinements.slice(1)], opensAt: 'brand' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Brand' })
    await expect(dialog.closest('[data-flyout]')).toHaveAttribute('data-flyout', 'filterBrand')
  },
}

/** On phones: the groups, then the values of one, then back to where one was. */
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

/** No piece matches what was chosen elsewhere. */
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

/** Odd texts and numbers, on the smallest phone. */
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

/** Attributes and classes from outside reach the root and every part. */
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
