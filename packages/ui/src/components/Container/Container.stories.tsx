import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { screen, viewport } from '../../../test/viewports.js'
import { text } from '../../theme/text.css.js'
import { Container } from './Container.js'

const meta = {
  title: 'Layout/Container',
  component: Container,
  parameters: {
    viewport,
    guidance: {
      do: ['Set text in the 1440 px container and listings in the 1680 px one.', 'Nest only the `full` width.'],
      dont: ['Set page margins by hand.'],
    },
    contract: ['It has no role: its content is read in document order.'],
    keyboard: [],
  },
  args: { children: 'Content between the page margins', width: 'text' },
  // Draws and labels the content width of the container.
  render: ({ children, ...args }) => (
    <Container {...args}>
      <p className={text.caption} data-ruler="" style={{ borderInline: '1px solid', padding: 16, textAlign: 'center' }}>
        {args.width}: {children}
      </p>
    </Container>
  ),
} satisfies Meta<typeof Container>

export default meta

type Story = StoryObj<typeof meta>

const measures =
  (px: number): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const ruler = canvasElement.querySelector('[data-ruler]')?.getBoundingClientRect()
    await expect(ruler?.width).toBe(px)
    // Centred.
    await expect(ruler?.left).toBe(2560 - (ruler?.right ?? 0))
  }

export const Default: Story = { globals: { viewport: screen('huge') }, play: measures(1440) }

export const Listing: Story = {
  args: { width: 'listing' },
  globals: { viewport: screen('huge') },
  play: measures(1680),
}

export const Page: Story = { args: { width: 'page' }, globals: { viewport: screen('huge') }, play: measures(1680) }

export const Full: Story = { args: { width: 'full' }, globals: { viewport: screen('huge') }, play: measures(1920) }

export const LongWord: Story = {
  args: { children: 'Certified Pre-Owned '.repeat(20) },
  globals: { viewport: screen('narrow') },
}

export const AllStates = allStates(meta, { Default, Listing, Page, Full })
