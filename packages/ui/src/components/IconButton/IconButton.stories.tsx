import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { play } from '../../icons/media.js'
import { IconButton } from './IconButton.js'

const meta = {
  title: 'Foundation/IconButton',
  component: IconButton,
  args: { icon: 'close', label: 'Close', onClick: fn() },
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Name the action in the label: “Remove Meridian 40”, not “Trash”.', 'Keep other targets out of its 44 px.'],
      dont: ['Use it for the main action of a screen, which needs a text.'],
    },
    contract: [
      'A native button named by its label; the icon is hidden from assistive technology.',
      'It is 44 px in each direction.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to it.' },
      { keys: 'Enter, Space', does: 'Activates it.' },
    ],
  },
} satisfies Meta<typeof IconButton>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Close' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}{ }')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const WithDrawing: Story = { args: { icon: play, label: 'Play the film' } }

export const AllStates = allStates(meta, { Default, Disabled, WithDrawing })
