import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotFoundPage } from './NotFoundPage.js'

const meta = {
  title: 'Content/NotFoundPage',
  component: NotFoundPage,
  args: {
    homeHref: '/',
    searchAction: '/search',
    links: [
      { label: 'Watches', href: '/watches' },
      { label: 'Jewellery', href: '/jewellery' },
      { label: 'Pre-Owned', href: '/pre-owned' },
    ],
  },
} satisfies Meta<typeof NotFoundPage>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NoLinks: Story = { args: { links: [] } }

export const German: Story = { globals: { locale: 'de' } }
