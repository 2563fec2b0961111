import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorPage } from './ErrorPage.js'

const meta = {
  title: 'Content/ErrorPage',
  component: ErrorPage,
  args: { homeHref: '/', brand: 'Halbrenn' },
} satisfies Meta<typeof ErrorPage>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
