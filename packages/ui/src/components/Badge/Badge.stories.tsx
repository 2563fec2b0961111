import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { Badge } from './Badge.js'

const meta = {
  title: 'Shop/Badge',
  component: Badge,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Show one fact that affects the decision: new, pre-owned, pre-order, out of stock.'],
      dont: ['Stack badges or colour them.', 'Use one for a discount: the price says it.'],
    },
    contract: ['Plain text read in document order. It has no role and is not announced.'],
    keyboard: [],
  },
  args: { kind: 'new' },
} satisfies Meta<typeof Badge>

export default meta

type Story = StoryObj<typeof meta>

export const New: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New')).toBeVisible()
  },
}

export const PreOwned: Story = { args: { kind: 'preOwned' } }

export const PreOrder: Story = { args: { kind: 'preOrder' } }

export const SoldOut: Story = { args: { kind: 'soldOut' } }

export const German: Story = { args: { kind: 'soldOut' }, globals: { locale: 'de' } }

export const AllStates = allStates(meta, { New, PreOwned, PreOrder, SoldOut })
