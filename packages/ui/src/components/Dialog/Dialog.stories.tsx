import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { photo } from '../../../test/artwork.js'
import { expectMarked, markedParts, markedRoot } from '../../../test/lazyPart.js'
import { enlarged, expectModalContract, expectNoSidewaysScroll } from '../../../test/modalContract.js'
import { Button } from '../Button/Button.js'
import { CloudImage } from '../CloudImage/CloudImage.js'
import { FlyoutDrawer } from '../FlyoutDrawer/FlyoutDrawer.js'
import { Dialog } from './Dialog.js'

function WithOpener({ isOpen: defaultOpen, onClose, ...rest }: ComponentProps<typeof Dialog>) {
  const [isOpen, setIsOpen] = useState(defaultOpen)
  const close = () => {
    setIsOpen(false)
    onClose()
  }
  return (
    <main>
      <h1>Page</h1>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog {...rest} isOpen={isOpen} onClose={close} />
    </main>
  )
}

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: {
    layout: 'padded',
    docs: { story: { inline: false, height: '420px' } },
    guidance: {
      do: [
        'Ask only about irreversible actions; name the action in the title.',
        'Name the buttons after their action: “Remove piece”, “Keep piece”.',
        'In a confirmation, put the harmless button first.',
      ],
      dont: [
        'Interrupt with news or a newsletter.',
        'Use it for more than one screen of text; use a page.',
        'Write “OK” and “Cancel” where a verb is clearer.',
      ],
    },
    contract: [
      'A modal dialog, named by its title. A confirmation is an alert dialog, described by its text.',
      'The focus moves in, stays in and returns to the opener; the page behind is inert.',
      'In a confirmation the focus starts on the harmless action, and a click outside has no effect.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves through the dialog and wraps around.' },
      { keys: 'Escape', does: 'Closes the dialog without an action.' },
      { keys: 'Enter, Space', does: 'Activates the focused button.' },
    ],
  },
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Free ring sizer',
    children: <p>We send it by post within two days. It is yours to keep.</p>,
    actions: <Button>Order it</Button>,
  },
  render: (args) => <WithOpener {...args} />,
} satisfies Meta<typeof Dialog>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Medium: Story = {
  args: {
    size: 'medium',
    title: 'How we examine a pre-owned piece',
    children: <p>Movement, case, dial, hands and crown are examined part by part against the maker’s records.</p>,
    actions: null,
  },
}

/** One image in full screen. */
export const FullPicture: Story = {
  args: {
    size: 'full',
    title: 'Meridian 40, the dial',
    children: <CloudImage image={photo('dusk', 'A rose gold watch beside a ring')} sizes="100vw" />,
    actions: null,
  },
}

const question = {
  role: 'alertdialog',
  title: 'Remove this piece?',
  children: 'The Meridian 40 leaves your cart. The boutique keeps it for nobody.',
  actions: (
    <>
      <Button variant="secondary">Keep piece</Button>
      <Button>Remove piece</Button>
    </>
  ),
} as const

/** Requires an answer: no close button, and a click outside does nothing. The harmless answer has the focus. */
export const Question: Story = {
  args: question,
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove this piece?' })
    await expect(dialog).toHaveAccessibleDescription(/leaves your cart/)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep piece' })).toHaveFocus())
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    if (dialog.parentElement) await userEvent.click(dialog.parentElement)
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Keyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await expectModalContract({ user: userEvent, opener, name: 'Free ring sizer' })
  },
}

export const QuestionByKeyboard: Story = {
  args: { ...question, isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await expectModalContract({ user: userEvent, opener, name: 'Remove this piece?', role: 'alertdialog' })
  },
}

export const ClosesBeside: Story = {
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    if (dialog.parentElement) await userEvent.click(dialog.parentElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const longTitle =
  'Aurelune Meridian 40 in rose gold with a hand-guilloché dial, an alligator strap and a second strap of calf, limited to one hundred pieces, with box and papers'
const paragraphs = Array.from({ length: 30 }, (_, index) => <p key={index}>Paragraph {index + 1} of a long text.</p>)

/** The text scrolls, also by keyboard; title and buttons stay. */
export const LongContent: Story = {
  args: { title: longTitle, children: paragraphs },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.querySelector('[tabindex="0"]')).not.toBeNull())
    await expect(dialog.getBoundingClientRect().height).toBeLessThan(innerHeight)
    await expectNoSidewaysScroll(dialog)
  },
}

/** 1280 px at 400 %. */
export const Enlarged: Story = {
  ...enlarged,
  args: { ...question, title: longTitle },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(innerWidth).toBe(320)
    await waitFor(() => expectNoSidewaysScroll(dialog))
    const keep = screen.getByRole('button', { name: 'Keep piece' })
    await waitFor(() => expect(keep.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight))
  },
}

/** Text is rendered as plain text; a very long word breaks. */
export const OddTexts: Story = {
  args: { title: `<b>خاتم</b> ${'Gehäuseoberflächenbehandlung'.repeat(4)}`, children: null, actions: null },
}

function OverFlyout() {
  const [depth, setDepth] = useState(0)
  return (
    <main>
      <h1>Page</h1>
      <Button onClick={() => setDepth(1)}>Cart</Button>
      <FlyoutDrawer isOpen={depth > 0} onClose={() => setDepth(0)} flyout="shoppingCart" title="Shopping Cart">
        <Button onClick={() => setDepth(2)}>Remove</Button>
      </FlyoutDrawer>
      <Dialog {...question} isOpen={depth > 1} onClose={() => setDepth(1)} />
    </main>
  )
}

/** A confirmation over a flyout: Esc closes only the confirmation, and the focus returns one step at a time. */
export const OverAFlyout: Story = {
  render: () => <OverFlyout />,
  play: async ({ canvas, userEvent }) => {
    const cart = canvas.getByRole('button', { name: 'Cart' })
    await userEvent.click(cart)
    const remove = await screen.findByRole('button', { name: 'Remove' })
    await userEvent.click(remove)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep piece' })).toHaveFocus())
    await expect(remove.closest('[inert]')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(remove).toHaveFocus())
    await expect(cart.closest('[inert]')).not.toBeNull()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(cart).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Passes `className`, attributes and `slotProps` to the root and every part. */
export const FromOutside: Story = {
  tags: ['!dev', '!autodocs'],
  args: { ...markedRoot, slotProps: markedParts('sheet', 'title', 'close', 'body', 'actions') },
  play: () => expectMarked('sheet', 'title', 'close', 'body', 'actions'),
}

export const AllStates = allStates(meta, { LongContent })
