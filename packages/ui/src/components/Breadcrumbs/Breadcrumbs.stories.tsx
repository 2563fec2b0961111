import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './Breadcrumbs.js'

const meta = {
  title: 'Layout/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Watches', href: '/watches' },
      { label: 'Aurelune', href: '/aurelune' },
      { label: 'Meridian 40' },
    ],
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Breadcrumbs>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongGerman: Story = {
  args: {
    items: [
      { label: 'Startseite', href: '/' },
      { label: 'Zertifizierte gebrauchte Armbanduhren', href: '/cpo' },
      { label: 'Chronographen mit Gangreserveanzeige', href: '/cpo/chronographen' },
      { label: 'Meridian 40 Ewiger Kalender' },
    ],
  },
}
