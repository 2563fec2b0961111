import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { OpenerLink } from './OpenerLink.js'

const meta = {
  title: 'Foundation/OpenerLink',
  component: OpenerLink,
  parameters: {
    layout: 'padded',
    guidance: {
      do: [
        'Lead to a page or fragment with the same content while scripts are missing.',
        'Return the focus to the opener it hands out.',
      ],
      dont: ['Do not use it for a dialog that has no page of its own: that is a Button.'],
    },
  },
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

export const WithoutScripts: Story = {
  render: () => <OpenerLink href="/search">Search</OpenerLink>,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Search' })
    await expect(link).toHaveAttribute('href', '/search')
    await expect(link).not.toHaveAttribute('aria-haspopup')
  },
}

export const AllStates = allStates(meta, { Default, WithoutScripts })
