import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { tiles } from '../../../test/pieces.js'
import { ProductCarousel } from './ProductCarousel.js'

const meta = {
  title: 'Shop/ProductCarousel',
  component: ProductCarousel,
  args: { title: 'Recently arrived', products: tiles(8), link: { href: '/new', label: 'See all' } },
} satisfies Meta<typeof ProductCarousel>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list')
    const next = canvas.queryByRole('button', { name: 'Next pieces' })
    if (next === null) return
    await userEvent.click(next)
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(0))
  },
}

export const FewPieces: Story = { args: { products: tiles(3), link: undefined } }

export const LongGerman: Story = {
  args: { title: 'Außergewöhnliche Neuerscheinungen der Uhrenmanufakturen' },
  globals: { locale: 'de' },
}
