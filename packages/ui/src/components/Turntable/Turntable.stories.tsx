import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { turnSheet } from '../../../test/artwork.js'
import { Turntable } from './Turntable.js'

const meta = {
  title: 'Shop/Turntable',
  component: Turntable,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
  args: { image: turnSheet('moss', 'Corvane Ridge'), frames: 24 },
} satisfies Meta<typeof Turntable>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn left' }))
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Corvane Ridge, view 24 of 24')
  },
}
