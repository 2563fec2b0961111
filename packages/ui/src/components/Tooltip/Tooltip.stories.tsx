import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { expectMarked, markedRoot } from '../../../test/lazyPart.js'
import { Button } from '../Button/Button.js'
import { FlyoutDrawer } from '../FlyoutDrawer/FlyoutDrawer.js'
import { IconButton } from '../IconButton/IconButton.js'
import { Tooltip } from './Tooltip.js'

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  parameters: {
    layout: 'centered',
    guidance: {
      do: ['Add optional information: a reason, a shortcut, a unit.', 'Keep it to one or two short sentences.'],
      dont: [
        'Hide necessary information: phones have no hover. Write it next to the control.',
        'Use it as the only name of a control.',
        'Put links or buttons into it.',
      ],
    },
    contract: [
      'It describes its control, which must have a name of its own.',
      'It appears on focus as well as on hover, stays while hovered, and can be dismissed without moving the pointer.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the control and shows the tooltip; moving on hides it.' },
      { keys: 'Escape', does: 'Hides the tooltip, and closes nothing else.' },
    ],
  },
  args: {
    content: 'We keep five pieces to compare.',
    children: <Button variant="secondary">Compare</Button>,
  },
} satisfies Meta<typeof Tooltip>

export default meta

type Story = StoryObj<typeof meta>

const seen = () => screen.findByRole('tooltip')
const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())

export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await seen()).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Compare' })).toHaveAccessibleDescription(
      'We keep five pieces to compare.',
    )
    await userEvent.keyboard('{Escape}')
    await gone()
  },
}

export const OnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Compare' }))
    await waitFor(async () => expect(await seen()).toBeVisible())
  },
}

/** The control keeps its name; the tooltip is its description. */
export const OnFocus: Story = {
  args: { children: <IconButton icon="info" label="About the comparison" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'About the comparison' })
    await expect(button).toHaveFocus()
    await seen()
    await expect(button).toHaveAccessibleDescription('We keep five pieces to compare.')
  },
}

/** WCAG 1.4.13: Esc dismisses it without moving pointer or focus. */
export const Dismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await seen()
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(canvas.getByRole('button', { name: 'Compare' })).toHaveFocus()
  },
}

/** WCAG 1.4.13: it stays open while the pointer is on it. */
export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Compare' })
    await userEvent.hover(button)
    const tooltip = await seen()
    await userEvent.hover(tooltip)
    await new Promise((resolve) => {
      setTimeout(resolve, 400)
    })
    await expect(tooltip).toBeVisible()
    await userEvent.unhover(tooltip)
    await gone()
  },
}

function InFlyout() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <FlyoutDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} title="Filters">
      <Tooltip content="Of the case, without the crown.">
        <Button variant="secondary">Diameter</Button>
      </Tooltip>
    </FlyoutDrawer>
  )
}

/** The first Esc closes the tooltip, the second the flyout. */
export const InAFlyout: Story = {
  render: () => <InFlyout />,
  play: async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Diameter' })
    await userEvent.tab()
    await userEvent.tab()
    while (document.activeElement !== button) await userEvent.tab()
    await seen()
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(screen.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const LongText: Story = {
  ...OnHover,
  args: {
    content: `<b>Plain</b> text stays plain. ${'A tooltip of many sentences is a paragraph in the wrong place. '.repeat(4)}`,
  },
}

/** Renders no tooltip without content. */
export const Empty: Story = {
  args: { content: '' },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(screen.queryByRole('tooltip')).toBeNull()
  },
}

/** Passes `className` and attributes to the tooltip. */
export const FromOutside: Story = {
  tags: ['!dev', '!autodocs'],
  args: markedRoot,
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await seen()
    await expectMarked()
  },
}

export const AllStates = allStates(meta, { Open, OnFocus })
