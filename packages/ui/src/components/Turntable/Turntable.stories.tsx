import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { cutOut, turnSheet } from '../../../test/artwork.js'
import { Turntable } from './Turntable.js'

const meta = {
  title: 'Shop/Turntable',
  component: Turntable,
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Show it among still images, which are its static alternative.',
        'Take 36 views, ten degrees apart, with the same lighting.',
      ],
      dont: ['Start the rotation automatically.', 'Make it the first view of a product.'],
    },
    contract: [
      'A group with a slider: its value is read as “view 5 of 36”.',
      'Buttons are an alternative to dragging. It rotates only on request, and manual rotation stops it.',
      'One view is a still image with a name and no controls.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the product, then to its three buttons.' },
      { keys: 'Arrow right, Arrow up', does: 'Rotate it by one view.' },
      { keys: 'Arrow left, Arrow down', does: 'Rotate it back by one view.' },
      { keys: 'Page up, Page down', does: 'Rotate it by four views.' },
      { keys: 'Home, End', does: 'Show the first or the last view.' },
      { keys: 'Enter, Space', does: 'On a button, rotates, starts or stops.' },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 480 }}>
      <Turntable {...args} />
    </div>
  ),
  args: { image: turnSheet('Corvane Ridge'), frames: 36 },
} satisfies Meta<typeof Turntable>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: '360° view' })).toBeInTheDocument()
    const slider = canvas.getByRole('slider', { name: 'Corvane Ridge' })
    await expect(slider).toHaveAttribute('aria-valuetext', 'view 1 of 36')
    await userEvent.click(canvas.getByRole('button', { name: 'Turn left' }))
    await expect(slider).toHaveAttribute('aria-valuetext', 'view 36 of 36')
    await userEvent.click(canvas.getByRole('button', { name: 'Turn right' }))
    await expect(slider).toHaveAttribute('aria-valuetext', 'view 1 of 36')
  },
}

/** Arrow keys, page keys, Home and End rotate it; it wraps around. */
export const ByKey: Story = {
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider')
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    await expect(slider).toHaveAttribute('aria-valuenow', '3')
    await userEvent.keyboard('{PageUp}{ArrowLeft}{ArrowDown}')
    await expect(slider).toHaveAttribute('aria-valuenow', '5')
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(slider).toHaveAttribute('aria-valuenow', '1')
    await userEvent.keyboard('{End}{Home}')
    await expect(slider).toHaveAttribute('aria-valuenow', '1')
  },
}

/** Rotates on request only, can be paused, and stops on manual rotation. */
export const ByItself: Story = {
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider')
    await userEvent.click(canvas.getByRole('button', { name: 'Turn by itself' }))
    await waitFor(() => expect(Number(slider.getAttribute('aria-valuenow'))).toBeGreaterThan(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Turn by itself' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Turn right' }))
    await expect(canvas.getByRole('button', { name: 'Turn by itself' })).toBeInTheDocument()
  },
}

/** Dragging with the mouse rotates it; a finger swipes past it. */
export const ByDrag: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider')
    slider.setPointerCapture = () => {}
    await fireEvent.pointerDown(slider, { clientX: 100, pointerType: 'mouse', pointerId: 1 })
    await fireEvent.pointerMove(slider, { clientX: 137, pointerType: 'mouse', pointerId: 1 })
    await fireEvent.pointerUp(slider, { pointerType: 'mouse', pointerId: 1 })
    await expect(slider).toHaveAttribute('aria-valuenow', '4')
    await fireEvent.pointerDown(slider, { clientX: 100, pointerType: 'touch', pointerId: 2 })
    await fireEvent.pointerMove(slider, { clientX: 160, pointerType: 'touch', pointerId: 2 })
    await expect(slider).toHaveAttribute('aria-valuenow', '4')
  },
}

/** A single view is a still image. */
export const OneView: Story = { args: { image: cutOut('moss', 'Corvane Ridge'), frames: 1 } }

/** An invalid number of views shows the sheet unchanged. */
export const NoViews: Story = { args: { frames: 0 } }

export const BrokenSheet: Story = {
  args: { image: { ...turnSheet('Corvane Ridge'), src: 'data:image/png;base64,broken' } },
}

export const German: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Ansicht 1 von 36')
  },
}

export const AllStates = allStates(meta, { Default, OneView, BrokenSheet }, 320)
