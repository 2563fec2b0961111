import type { Meta, StoryObj } from '@storybook/react-vite'
import { detail } from '../../../test/pieces.js'
import { Button } from '../Button/Button.js'
import { PreOwnedProductDetail } from './PreOwnedProductDetail.js'

const meta = {
  title: 'Shop/PreOwnedProductDetail',
  component: PreOwnedProductDetail,
  args: {
    ...detail,
    background: 'sand',
    badge: 'preOwned',
    keyFacts: [{ kind: 'year', value: '2019' }, ...detail.keyFacts],
    variants: [],
    purchase: <Button>Add to cart</Button>,
  },
} satisfies Meta<typeof PreOwnedProductDetail>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { globals: { theme: 'cpov7' } }

export const Black: Story = { args: { background: 'black' }, globals: { theme: 'cpo' } }
