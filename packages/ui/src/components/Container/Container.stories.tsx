import type { Meta, StoryObj } from '@storybook/react-vite'
import { Container } from './Container.js'

const meta = {
  title: 'Layout/Container',
  component: Container,
  args: { children: 'Content between the page margins', width: 'text' },
} satisfies Meta<typeof Container>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Page: Story = { args: { width: 'page' } }

export const Listing: Story = { args: { width: 'listing' } }

export const Full: Story = { args: { width: 'full' } }
