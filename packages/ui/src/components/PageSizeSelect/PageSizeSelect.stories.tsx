import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageSizeSelect } from './PageSizeSelect.js'

const meta = {
  title: 'Shop/PageSizeSelect',
  component: PageSizeSelect,
  parameters: { layout: 'padded' },
  args: {
    sizes: [25, 50, 100].map((size) => ({ size, href: `/search?limit=${size}`, isSelected: size === 25 })),
  },
} satisfies Meta<typeof PageSizeSelect>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
