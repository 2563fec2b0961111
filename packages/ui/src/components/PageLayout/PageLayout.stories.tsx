import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { scene } from '../../../test/artwork.js'
import { detail, tiles } from '../../../test/pieces.js'
import {
  address,
  footerColumns,
  legalLinks,
  localeOptions,
  navigation,
  phone,
  utilityLinks,
} from '../../../test/siteData.js'
import { screen, viewport } from '../../../test/viewports.js'
import { text } from '../../theme/text.css.js'
import { Button } from '../Button/Button.js'
import { CartButton } from '../CartButton/CartButton.js'
import { Container } from '../Container/Container.js'
import { Footer } from '../Footer/Footer.js'
import { Header } from '../Header/Header.js'
import { HeroBanner } from '../HeroBanner/HeroBanner.js'
import { IconButton } from '../IconButton/IconButton.js'
import { KeyFacts } from '../KeyFacts/KeyFacts.js'
import { LocaleSwitch } from '../LocaleSwitch/LocaleSwitch.js'
import { OfflineBanner } from '../OfflineBanner/OfflineBanner.js'
import { ProductGrid } from '../ProductGrid/ProductGrid.js'
import { PageLayout } from './PageLayout.js'

interface RuledProps {
  readonly width: 'full' | 'page' | 'listing' | 'text'
  readonly children: ReactNode
}

/** One container width with its name and content. */
const Ruled = ({ width, children }: RuledProps) => (
  <Container width={width} data-width={width} style={{ paddingBlockEnd: 48 }}>
    <p
      className={text.caption}
      data-ruler=""
      style={{ borderBlockEnd: '1px solid', paddingBlock: 12, marginBlockEnd: 24, textAlign: 'center' }}
    >
      {width}
    </p>
    {children}
  </Container>
)

const meta = {
  title: 'Layout/PageLayout',
  component: PageLayout,
  parameters: {
    viewport,
    guidance: {
      do: [
        'Set text in the 1440 px container and listings in the 1680 px one.',
        'Let images be full-bleed, up to 1920 px.',
        'Use the sticky bar for one action, on phones.',
      ],
      dont: ['Put a second header into the main area.', 'Add breakpoints: there are two, 768 and 1025 px.'],
    },
    contract: [
      'The reading order is the visual order: skip link, offline banner, header, main area, footer, sticky bar.',
      'There is one main landmark. It is focusable, for the skip link and after navigation.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to the skip link first, then through the page.' },
      { keys: 'Enter', does: 'On the skip link, moves the focus to the main area.' },
    ],
  },
  args: {
    header: (
      <Header
        brand="Halbrenn"
        homeHref="/"
        navigation={navigation}
        utilityLinks={utilityLinks}
        phone={phone}
        menuHref="#footer-nav"
        search={<IconButton icon="search" label="Search" />}
        localeSwitch={<LocaleSwitch options={localeOptions} />}
        cart={<CartButton href="/cart" count={2} />}
      />
    ),
    footer: (
      <Footer
        brand="Halbrenn"
        columns={footerColumns}
        legalLinks={legalLinks}
        phone={phone}
        address={address}
        localeSwitch={null}
        note={null}
      />
    ),
    offlineBanner: <OfflineBanner isOffline={false} />,
    children: (
      <>
        <Ruled width="full">
          <HeroBanner image={scene('dusk', '')} title="Watches" headingLevel={1} size="medium" />
        </Ruled>
        <Ruled width="page">
          <KeyFacts facts={detail.keyFacts} />
        </Ruled>
        <Ruled width="listing">
          <ProductGrid products={tiles(4)} label="Watches" />
        </Ruled>
        <Ruled width="text">
          <p className={text.lead}>
            Six houses, from a watch with three hands to a perpetual calendar. Each has been with us for years.
          </p>
        </Ruled>
      </>
    ),
  },
} satisfies Meta<typeof PageLayout>

export default meta

type Story = StoryObj<typeof meta>

/** Content width of a container, in px. */
const ruler = (root: HTMLElement, width: string) =>
  Math.round(root.querySelector(`[data-width="${width}"] [data-ruler]`)?.getBoundingClientRect().width ?? 0)

/** Spec §9 "Layout" on one screen: header height, and widths between the margins, in px. */
const measures =
  (expected: {
    readonly header: number
    readonly full: number
    readonly page: number
    readonly listing: number
    readonly text: number
  }): NonNullable<Story['play']> =>
  async ({ canvasElement: root }) => {
    const { header, ...widths } = expected
    await expect(root.querySelector('header')?.getBoundingClientRect().height).toBe(header)
    for (const [width, px] of Object.entries(widths)) await expect([width, ruler(root, width)]).toEqual([width, px])
    const page = root.ownerDocument.documentElement
    await expect(page.scrollWidth).toBe(page.clientWidth)
  }

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to Content' })
    await expect(skip).toHaveFocus()
    await expect(skip).toHaveAttribute('href', '#main')
    const main = canvas.getByRole('main')
    await expect(main.id).toBe('main')
    await expect(main).toHaveAttribute('tabindex', '-1')
    main.focus()
    await expect(main).toHaveFocus()
    await expect(canvasElement.querySelector('header')).toBeVisible()
  },
}

export const At320: Story = {
  globals: { viewport: screen('narrow') },
  play: measures({ header: 122, full: 320, page: 280, listing: 280, text: 280 }),
}

export const At390: Story = {
  globals: { viewport: screen('phone') },
  play: measures({ header: 122, full: 390, page: 350, listing: 350, text: 350 }),
}

export const At768: Story = {
  globals: { viewport: screen('tablet') },
  play: measures({ header: 122, full: 768, page: 704, listing: 704, text: 704 }),
}

export const At1024: Story = {
  globals: { viewport: screen('tabletEdge') },
  play: measures({ header: 122, full: 1024, page: 960, listing: 960, text: 960 }),
}

export const At1025: Story = {
  globals: { viewport: screen('desktop') },
  play: measures({ header: 88, full: 1025, page: 897, listing: 897, text: 897 }),
}

export const At1440: Story = {
  globals: { viewport: screen('wide') },
  play: measures({ header: 88, full: 1440, page: 1296, listing: 1296, text: 1296 }),
}

/** Nothing except full-bleed backgrounds is wider than 1920 px. */
export const At2560: Story = {
  globals: { viewport: screen('huge') },
  play: measures({ header: 88, full: 1920, page: 1680, listing: 1680, text: 1440 }),
}

export const Offline: Story = { args: { offlineBanner: <OfflineBanner isOffline /> } }

/** The bar stays in view and never covers the focused element. */
export const WithStickyBar: Story = {
  args: {
    stickyBar: (
      <Container
        width="page"
        style={{ paddingBlock: 16, display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <p>CHF 5,900</p>
        <Button>Add to bag</Button>
      </Container>
    ),
  },
  globals: { viewport: screen('phone') },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('button', { name: 'Add to bag' }).getBoundingClientRect()
    await expect(bar.bottom).toBeLessThanOrEqual(844)
    const last = canvas.getByRole('link', { name: 'Imprint' })
    last.focus()
    await expect(getComputedStyle(canvasElement.ownerDocument.documentElement).scrollPaddingBottom).toBe('88px')
  },
}

export const AllStates = allStates(meta, { Default, Offline })
