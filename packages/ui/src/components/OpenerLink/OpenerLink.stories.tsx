import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { OpenerLink } from './OpenerLink.js'

const meta = {
  title: 'Foundation/OpenerLink',
  component: OpenerLink,
  parameters: { layout: 'padded' },
  args: { href: '/search', children: 'Search', onOpen: fn() },
} satisfies Meta<typeof OpenerLink>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Search' })
    await userEvent.click(link)
    await expect(args.onOpen).toHaveBeenCalledWith(link)
  },
}

export const WithoutScripts: Story = { render: () => <OpenerLink href="/search">Search</OpenerLink> }
