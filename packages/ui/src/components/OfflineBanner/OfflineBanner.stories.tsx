import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { OfflineBanner } from './OfflineBanner.js'

const meta = {
  title: 'Layout/OfflineBanner',
  component: OfflineBanner,
  parameters: {
    guidance: {
      do: ['Keep it mounted and change isOffline, so that the change is announced.', 'Place it above the header.'],
      dont: ['Hide the page: loaded content can still be read.', 'Use it for other messages; use a Banner.'],
    },
    contract: ['A status that is always in the document, so that the change is announced politely, once.'],
    keyboard: [],
  },
  args: { isOffline: true },
} satisfies Meta<typeof OfflineBanner>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline. What you see may not be up to date.')
  },
}

export const Online: Story = {
  args: { isOffline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const German: Story = { globals: { locale: 'de' } }

export const AllStates = allStates(meta, { Default, Online, German })
