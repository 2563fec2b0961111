import type { Meta, StoryObj } from '@storybook/react-vite'
import { scene } from '../../../test/artwork.js'
import { Teaser } from './Teaser.js'

const meta = {
  title: 'Content/Teaser',
  component: Teaser,
  args: {
    image: scene('moss', 'A green dial under a loupe'),
    overline: 'Service',
    title: 'Made to be repaired',
    text: 'In our workshops nine watchmakers look after pieces from seven decades. Bring yours; we tell you what it needs, and what it does not.',
    link: { label: 'Our workshops', href: '/services' },
  },
} satisfies Meta<typeof Teaser>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ImageRight: Story = { args: { imageSide: 'right' } }

export const FullBleed: Story = { args: { isFullBleed: true, image: scene('dusk', 'A watch at dusk') } }

export const NoImage: Story = { args: { image: null } }

export const LongGerman: Story = {
  args: {
    title: 'Reparaturwerkstätten für Armbanduhrenliebhaber',
    text: 'In unseren Werkstätten kümmern sich neun Uhrmacherinnen und Uhrmacher um Stücke aus sieben Jahrzehnten. Bringen Sie Ihre Uhr vorbei; wir sagen Ihnen, was sie braucht und was nicht.',
    link: { label: 'Zu unseren Reparaturwerkstätten', href: '/services' },
  },
}
