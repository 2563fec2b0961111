import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { expect } from 'storybook/test'
import { listing } from '../../../test/pieces.js'
import { Pagination } from './Pagination.js'

const meta = {
  title: 'Shop/Pagination',
  component: Pagination,
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Use “Show more” for listings and page numbers for search results.'],
      dont: ['Load more products automatically: the footer becomes unreachable.'],
    },
    contract: [
      'A navigation landmark called “Pages”. Each number is read as “Page 4”; the current page is marked.',
      'When the last “Show more” is removed, the number of products takes the focus.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the previous page, the numbers and the next page, or to “Show more”.' },
      { keys: 'Enter', does: 'Follows the link.' },
    ],
  },
  args: { pagination: listing.pagination, total: 124 },
} satisfies Meta<typeof Pagination>

export default meta

type Story = StoryObj<typeof meta>

export const ShowMore: Story = {}

export const Pages: Story = {
  args: {
    pagination: {
      ...listing.pagination,
      page: 3,
      previousHref: '/watches?page=2',
      nextHref: '/watches?page=4',
      showMoreHref: null,
      hrefFor: [1, 2, 3, 4, 11].map((page) => ({ page, href: `/watches?page=${page}` })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 3')
  },
}

export const AllStates = allStates(meta, { ShowMore, Pages })
