import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from './Link.js'

const meta = {
  title: 'Foundation/Link',
  component: Link,
  args: { href: '/watches', children: 'Watches', variant: 'underline' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Link>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Quiet: Story = { args: { variant: 'quiet' } }

export const Phone: Story = { args: { href: 'tel:+41445550123', children: '+41 44 555 01 23' } }

export const NewTab: Story = { args: { href: 'https://partner.example', children: 'Partner', opensNewTab: true } }
