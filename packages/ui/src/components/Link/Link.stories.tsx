import type { Meta, StoryObj } from '@storybook/react-vite'
import { allStates } from '../../../test/allStates.js'
import { Link } from './Link.js'

const meta = {
  title: 'Foundation/Link',
  component: Link,
  args: { href: '/watches', children: 'Watches', variant: 'underline' },
  parameters: {
    layout: 'padded',
    guidance: {
      do: ['Name the target: “Size guide”, not “here”.', 'Underline links in running text.'],
      dont: ['Open a new tab for pages of the same site.'],
    },
    contract: [
      'Always a native link; a router only changes how it navigates.',
      'A link to a new tab announces it: “(opens in a new tab)”.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the link.' },
      { keys: 'Enter', does: 'Follows the link.' },
    ],
  },
} satisfies Meta<typeof Link>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Quiet: Story = { args: { variant: 'quiet' } }

export const Phone: Story = { args: { href: 'tel:+41445550123', children: '+41 44 555 01 23' } }

export const NewTab: Story = { args: { href: 'https://partner.example', children: 'Partner', opensNewTab: true } }

export const AllStates = allStates(meta, { Default, Quiet, Phone, NewTab })
