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
        'Show it among stills: the gallery is its static alternative.',
        'Take 36 views, ten degrees apart, lit alike.',
      ],
      dont: ['Let it turn unasked.', 'Make it the first picture of a piece.'],
    },
    contract: [
      'A group with a slider: its value is read as “view 5 of 36”.',
      'Buttons do what dragging does. It turns by itself only when asked, and any turn by hand stops it.',
      'One view is a still image with a name and no controls.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the piece, then to its three buttons.' },
      { keys: 'Arrow right, Arrow up', does: 'Turn it by one view.' },
      { keys: 'Arrow left, Arrow down', does: 'Turn it back by one view.' },
      { keys: 'Page up, Page down', does: 'Turn it by four views.' },
      { keys: 'Home, End', does: 'Show the first or the last view.' },
      { keys: 'Enter, Space', does: 'On a button, turns, starts or stops.' },
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

/** Arrow keys, page keys, Home and End turn it; past the end it begins anew. */
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

/** Turns on request only, can be paused, and stops when it is turned by hand. */
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

/** A drag with the mouse turns it; a finger swipes past it. */
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

/** Without views there is nothing to turn: a still. */
export const OneView: Story = { args: { image: cutOut('moss', 'Corvane Ridge'), frames: 1 } }

/** A number of views that is none: the sheet as it is. */
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
