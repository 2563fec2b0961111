import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { listing } from '../../../test/pieces.js'
import { RefinementPanel } from './RefinementPanel.js'

const meta = {
  title: 'Shop/RefinementPanel',
  component: RefinementPanel,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minHeight: 640 }}>
        <Story />
        <div id="results" />
      </div>
    ),
  ],
  args: { groups: listing.refinements, total: 124, resultsId: 'results' },
} satisfies Meta<typeof RefinementPanel>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByText('Filter')
    await userEvent.click(summary)
    const steel = canvas.getByRole('link', { name: /^Steel/ })
    await expect(steel).toHaveAttribute('aria-current', 'true')
    steel.focus()
    await userEvent.keyboard('{Escape}')
    await expect(steel).not.toBeVisible()
    await expect(summary).toHaveFocus()
    await userEvent.click(summary)
    await expect(steel).toBeVisible()
  },
}
