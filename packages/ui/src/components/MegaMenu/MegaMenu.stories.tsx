import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { photo } from '../../../test/artwork.js'
import { StayingLink } from '../../../test/StayingLink.js'
import { UiProvider } from '../../provider/UiProvider.js'
import type { NavigationItem } from '../MenuTree/MenuTree.js'
import { MegaMenu } from './MegaMenu.js'

const links = (...labels: readonly string[]) => labels.map((label) => ({ label, href: `/${label}` }))
const single = (label: string) => ({ label, href: `/${label}`, links: [] })

const watches: NavigationItem = {
  id: 'watches',
  label: 'Watches',
  href: '/watches',
  groups: [
    single('Mens watches'),
    single('Ladies watches'),
    single('Chronographs'),
    { label: 'Brands', href: '/brands', links: links('Corvane', 'Aurelune', 'Tessmohr', 'Brandvold', 'Ilvane') },
    { label: 'Complications', href: null, links: links('GMT and world time', 'Moon phase and calendar') },
  ],
  teaser: {
    image: photo('dusk', ''),
    title: 'Six houses, from a three-hand watch to a perpetual calendar.',
    href: '/aurelune',
  },
}

const meta = {
  title: 'Layout/MegaMenu',
  component: MegaMenu,
  parameters: {
    guidance: {
      do: [
        'Give a department at most one image, of a single object.',
        'Name groups after the criteria of shoppers: for whom, brand, occasion.',
      ],
      dont: ['Show prices or offers here.', 'Add a third level; it belongs on the page.'],
    },
    contract: [
      'A group named after its department. It is not a dialog: the page stays reachable.',
      'It closes when the focus or a press goes elsewhere, and on browser back.',
      'Escape returns the focus to the department that opened it.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves through its links; after the last one it closes.' },
      { keys: 'Enter', does: 'Follows the link and closes the menu.' },
      { keys: 'Escape', does: 'Closes the menu; the focus returns to its department.' },
    ],
  },
  // In normal flow: here the backdrop would be only a strip.
  args: { item: watches, onClose: fn(), style: { position: 'relative' } },
  decorators: [
    (Story) => (
      <UiProvider linkComponent={StayingLink}>
        <div style={{ overflow: 'clip' }}>
          <Story />
        </div>
      </UiProvider>
    ),
  ],
} satisfies Meta<typeof MegaMenu>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const panel = canvas.getByRole('group', { name: 'Watches' })
    await expect(panel).toBeVisible()
    await userEvent.tab()
    const all = canvas.getByRole('link', { name: 'Everything in Watches' })
    await expect(all).toHaveFocus()
    await expect(all).toHaveAttribute('href', '/watches')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const NoTeaser: Story = { args: { item: { ...watches, teaser: null } } }

export const SinglesOnly: Story = {
  args: { item: { ...watches, groups: watches.groups.filter((group) => group.links.length === 0) } },
}

export const LongGerman: Story = {
  args: {
    item: {
      ...watches,
      label: 'Schmuckkollektionen',
      groups: [
        single('Verlobungsringe und Trauringe'),
        single('Chronographen mit Gangreserveanzeige'),
        { label: 'Uhrenmarken', href: null, links: links('Armbanduhrenmanufaktur Brandvold', 'Sonderanfertigungen') },
      ],
    },
  },
  globals: { locale: 'de' },
}

/** Taller than the screen: the panel scrolls, the page behind it does not. */
export const ManyGroups: Story = {
  args: {
    item: {
      ...watches,
      groups: Array.from({ length: 12 }, (_, index) => ({
        label: `Group ${index + 1}`,
        href: null,
        links: links(...Array.from({ length: 6 }, (_link, number) => `Link ${index + 1}.${number + 1}`)),
      })),
    },
  },
}

export const BrokenPicture: Story = {
  args: {
    item: {
      ...watches,
      teaser: {
        image: { src: '/missing.jpg', alt: '', width: 1500, height: 1500 },
        title: 'The Meridian 40',
        href: '/',
      },
    },
  },
}

export const MarkupInText: Story = {
  args: { item: { ...watches, label: '<b>Watches</b> & "more"', groups: [single('<script>alert(1)</script>')] } },
}

export const AllStates = allStates(meta, { Default, NoTeaser, SinglesOnly, LongGerman })
