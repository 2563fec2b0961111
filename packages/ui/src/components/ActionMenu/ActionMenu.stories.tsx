import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { expectMarked, markedParts, markedRoot } from '../../../test/lazyPart.js'
import { download, share } from '../../icons/arrows.js'
import { mail } from '../../icons/forms.js'
import { trash } from '../../icons/shop.js'
import { ActionMenu } from './ActionMenu.js'

const meta = {
  title: 'Overlays/ActionMenu',
  component: ActionMenu,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Begin each entry with a verb.', 'Put destructive actions last, below a divider.'],
      dont: [
        'Hide the most frequent action; use a button for it.',
        'Choose a value with it; use a select.',
        'Offer fewer than three entries; use buttons.',
      ],
    },
    contract: [
      'The button states that it opens a menu, and whether the menu is open. The menu is named after the button.',
      'The focus goes to the first item and returns to the button, however the menu is closed.',
      'An icon-only button keeps its label as its accessible name.',
    ],
    keyboard: [
      { keys: 'Enter, Space', does: 'Opens the menu; in the menu, activates the item.' },
      { keys: 'Arrow down, Arrow up', does: 'Moves to the next or the previous item.' },
      { keys: 'Home, End', does: 'Moves to the first or the last item.' },
      { keys: 'A to Z', does: 'Moves to the next item that begins with the letter.' },
      { keys: 'Escape, Tab', does: 'Closes the menu.' },
    ],
  },
  args: {
    label: 'More',
    onSelect: fn(),
    items: [
      { id: 'share', label: 'Share this piece', icon: share },
      { id: 'mail', label: 'Write to the boutique', icon: mail, href: '#mail' },
      { id: 'pdf', label: 'Download the certificate', icon: download, isDisabled: true },
      { id: 'remove', label: 'Remove from the list', icon: trash, startsGroup: true },
    ],
  },
} satisfies Meta<typeof ActionMenu>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await waitFor(async () => expect(await screen.findByRole('menu', { name: 'More' })).toBeVisible())
    await expect(screen.getAllByRole('menuitem')).toHaveLength(4)
    const backdrop = document.querySelector('.MuiBackdrop-root')
    await expect(backdrop && getComputedStyle(backdrop).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  },
}

/** Icon only; the label becomes the accessible name. */
export const WithDrawing: Story = {
  args: { icon: 'menu', label: 'More about Meridian 40' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More about Meridian 40' })).toHaveAttribute(
      'aria-haspopup',
      'menu',
    )
  },
}

/**
 * Enter opens; arrow keys, End and letters move; Enter activates; Esc and Tab close; the focus returns to the button.
 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More' })
    const item = (name: string) => screen.getByRole('menuitem', { name })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(item('Share this piece')).toHaveFocus())
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(item('Write to the boutique')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(item('Remove from the list')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(item('Share this piece')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(item('Remove from the list')).toHaveFocus()
    await userEvent.keyboard('w')
    await expect(item('Write to the boutique')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.querySelector('[role="menu"]')).toBeNull())
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(item('Share this piece')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('share')
    await waitFor(() => expect(document.querySelector('[role="menu"]')).toBeNull())
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(item('Share this piece')).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(document.querySelector('[role="menu"]')).toBeNull())
  },
}

/** An item with `href` renders a link. */
export const LinksInside: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expect(await screen.findByRole('menuitem', { name: 'Write to the boutique' })).toHaveAttribute(
      'href',
      '#mail',
    )
  },
}

export const OddTexts: Story = {
  args: {
    items: [
      { id: 'markup', label: '<b>Plain</b> text & signs' },
      { id: 'rtl', label: 'أضف إلى القائمة' },
      { id: 'long', label: 'Gehäuseoberflächenbehandlungsverfahrensbeschreibung herunterladen und weiterleiten' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await waitFor(async () => expect(await screen.findByRole('menu')).toBeVisible())
  },
}

/** Renders no button without items. */
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Passes `className`, attributes and `slotProps` to the root and every part. */
export const FromOutside: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    ...markedRoot,
    items: [{ id: 'one', label: 'One' }],
    slotProps: markedParts('button', 'menu', 'item'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await screen.findByRole('menu')
    await expectMarked('button', 'menu', 'item')
  },
}

export const AllStates = allStates(meta, { Default, WithDrawing })
