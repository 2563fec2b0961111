import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { cartLine } from '../../../test/pieces.js'
import { CartLine } from '../CartLine/CartLine.js'
import { CartSkeleton } from './CartSkeleton.js'

const meta = {
  title: 'Shop/CartSkeleton',
  component: CartSkeleton,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Show as many lines as the cart contains, if known.'],
      dont: ['Let the lines move when the products are loaded.'],
    },
    contract: [
      'A status with the name “Loading your shopping cart”, marked as busy. The placeholder lines are hidden from assistive technology.',
    ],
    keyboard: [],
  },
  args: { lineCount: 2 },
} satisfies Meta<typeof CartSkeleton>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** As high as the loaded line, so that loading causes no layout shift. */
export const MatchesTheLine: Story = {
  render: () => (
    <section
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
        alignItems: 'start',
        gap: 24,
      }}
    >
      <h2 style={{ gridColumn: '1 / -1' }}>Shopping Cart</h2>
      <CartSkeleton lineCount={1} />
      <CartLine line={cartLine} onQuantityChange={() => {}} onRemove={() => {}} />
    </section>
  ),
  play: async ({ canvas }) => {
    const skeleton = canvas.getByRole('status', { name: 'Loading your shopping cart' }).getBoundingClientRect()
    const line = canvas.getByRole('article').getBoundingClientRect()
    await expect(skeleton.height).toBeCloseTo(line.height, 0)
  },
}

export const AllStates = allStates(meta, { Default, MatchesTheLine })
