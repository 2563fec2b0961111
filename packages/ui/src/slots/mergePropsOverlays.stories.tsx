import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { ActionMenu } from '../components/ActionMenu/ActionMenu.js'
import { Dialog } from '../components/Dialog/Dialog.js'
import { FlyoutDrawer } from '../components/FlyoutDrawer/FlyoutDrawer.js'

/** The cases of `mergeProps.stories.tsx` for overlays. */
const meta = {
  title: 'Foundation/Slots of overlays',
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'padded' },
  args: { theirs: fn(), other: fn(), ref: fn(), ours: fn() },
} satisfies Meta<Args>

export default meta

interface Args {
  /** Mocks for the consumer's handler and for one of another event. */
  readonly theirs: () => void
  readonly other: () => void
  readonly ref: (element: Element | null) => void
  /** Callback of the component. */
  readonly ours: () => void
}

type Story = StoryObj<Args>

export const DialogCloses: Story = {
  render: ({ theirs, ours }) => (
    <Dialog
      isOpen
      title="Remove the piece?"
      onClose={ours}
      slotProps={{ title: { id: 'title' }, body: { id: 'body' }, close: { onClick: theirs } }}
    >
      It cannot be undone.
    </Dialog>
  ),
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Remove the piece?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await expect(args.theirs).toHaveBeenCalledOnce()
    await expect(args.ours).toHaveBeenCalledOnce()
  },
}

export const FlyoutCloses: Story = {
  render: ({ theirs, other, ref, ours }) => (
    <FlyoutDrawer
      isOpen
      title="Filters"
      onClose={ours}
      onBack={ours}
      slotProps={{ title: { id: 'title', ref }, back: { onClick: other }, close: { onClick: theirs } }}
    >
      Brands
    </FlyoutDrawer>
  ),
  play: async ({ args, userEvent }) => {
    const flyout = await screen.findByRole('dialog', { name: 'Filters' })
    await expect(args.ref).toHaveBeenCalledWith(within(flyout).getByRole('heading'))
    await userEvent.click(within(flyout).getByRole('button', { name: 'Back' }))
    await userEvent.click(within(flyout).getByRole('button', { name: 'Close' }))
    await expect(args.other).toHaveBeenCalledOnce()
    await expect(args.theirs).toHaveBeenCalledOnce()
    await expect(args.ours).toHaveBeenCalledTimes(2)
  },
}

export const MenuOpens: Story = {
  render: ({ theirs, other, ours }) => (
    <ActionMenu
      label="More"
      items={[{ id: 'share', label: 'Share' }]}
      onSelect={ours}
      slotProps={{ button: { id: 'button', onClick: theirs }, item: { onClick: other } }}
    />
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Share' }))
    await expect(args.theirs).toHaveBeenCalled()
    await expect(args.other).toHaveBeenCalled()
    await expect(args.ours).toHaveBeenCalledWith('share')
  },
}
