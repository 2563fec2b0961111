import type { Meta, StoryObj } from '@storybook/react-vite'
import { OfflineBanner } from './OfflineBanner.js'

const meta = {
  title: 'Layout/OfflineBanner',
  component: OfflineBanner,
  args: { isOffline: true },
} satisfies Meta<typeof OfflineBanner>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Online: Story = { args: { isOffline: false } }

export const German: Story = { globals: { locale: 'de' } }
