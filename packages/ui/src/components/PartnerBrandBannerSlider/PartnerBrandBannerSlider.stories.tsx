import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { allStates } from '../../../test/allStates.js'
import { scene } from '../../../test/artwork.js'
import { scene as photograph } from '../../../test/media.js'
import { LONG, NOWHERE, RIGHT_TO_LEFT } from '../../../test/hostile.js'
import { PartnerBrandBannerSlider } from './PartnerBrandBannerSlider.js'

const slides = [
  {
    id: 'abyssal',
    image: photograph('corvane'),
    overline: 'Abyssal',
    title: 'Pressure is a matter of trust',
    text: 'Three hundred metres below the surface, a Corvane Abyssal keeps the time it was given above.',
    link: { label: 'The Abyssal models', href: '/corvane/abyssal' },
  },
  {
    id: 'sovereign',
    image: photograph('corvane-bench'),
    overline: 'Sovereign Date',
    title: 'A date worth keeping',
    text: 'The Sovereign Date changes at midnight, in less time than it takes to see it.',
    link: { label: 'The Sovereign models', href: '/corvane/sovereign' },
  },
  {
    id: 'longitude',
    image: scene('dusk', 'A rose gold watch beside a ring'),
    overline: 'Longitude',
    title: 'Two places at once',
    text: 'A second hour hand for those who leave, or for those they leave behind.',
    link: { label: 'The Longitude models', href: '/corvane/longitude' },
  },
]

const meta = {
  title: 'Content/PartnerBrandBannerSlider',
  component: PartnerBrandBannerSlider,
  parameters: {
    guidance: {
      do: [
        'Use images and texts verbatim as the brand supplies them.',
        'Place it only in the section of the brand, with its theme.',
        'Write model names exactly as the brand does.',
      ],
      dont: [
        'Add a price, a promotion, a rating or another brand.',
        'Place text over the brand’s images.',
        'Offer a purchase where the brand allows only a visit or a message.',
      ],
    },
    contract: [
      'A region with the role description “carousel” and a name; banners are groups named “1 of 3”.',
      'Line and counter are visual only; position and change are exposed by the groups.',
      'Buttons keep the focus; banners out of view are inert.',
      'Without scripts the first banner is complete and the others are reached by scrolling.',
    ],
    keyboard: [
      { keys: 'Tab', does: 'Moves to previous, next, the row, then to the link of the visible banner.' },
      { keys: 'Enter or Space', does: 'On a button, moves by one banner.' },
      { keys: 'Arrow left and right', does: 'On the row, scrolls it.' },
    ],
  },
  globals: { theme: 'bespoke' },
  args: { label: 'Corvane watches', slides, headingLevel: 1, fetchPriority: 'high' },
} satisfies Meta<typeof PartnerBrandBannerSlider>

export default meta

type Story = StoryObj<typeof meta>

/** By keyboard: the buttons change the banner and keep the focus; only the visible banner is in the tab order. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Next slide' }, { timeout: 5000 })
    const groups = [...canvasElement.querySelectorAll('[role="group"]')]
    const inert = () => groups.map((slide) => slide.hasAttribute('inert'))
    await waitFor(() => expect(inert()).toEqual([false, true, true]))
    await userEvent.tab()
    await userEvent.tab()
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(inert()).toEqual([true, false, true]))
    await expect(next).toHaveFocus()
  },
}

export const OneBanner: Story = { args: { slides: slides.slice(0, 1) } }

export const TwelveBanners: Story = {
  args: {
    slides: Array.from({ length: 4 }, (_, round) =>
      slides.map((slide) => ({ ...slide, id: `${slide.id}-${round}` })),
    ).flat(),
  },
}

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    slides: [
      {
        ...slides[1],
        id: 'de-1',
        image: scene('night', 'A black diving watch in the dark'),
        title: 'Außergewöhnliche Gangreserveanzeige',
        text: 'Das Datum wechselt um Mitternacht, schneller, als man hinsehen kann. Die Gangreserveanzeige sagt, wie viele Mitternächte noch bleiben.',
        link: { label: 'Zu den Armbanduhren mit ewigem Kalender', href: '/corvane/sovereign' },
      },
      { id: 'de-2', image: scene('moss', 'A gold watch with a green dial'), title: 'Druck ist Vertrauenssache' },
    ],
  },
}

/** Long texts, right-to-left text, an image that is missing or fails to load. */
export const OddTexts: Story = {
  args: {
    slides: [
      { id: 'long', image: null, title: LONG },
      { id: 'rtl', image: scene('moss', ''), overline: '<b>Corvane</b>', title: RIGHT_TO_LEFT },
      {
        id: 'lost',
        image: { landscape: { src: NOWHERE, alt: '', width: 0, height: -1 }, portrait: null, alt: 'A lost picture' },
        title: 'Corvane',
      },
    ],
  },
}

/** Renders nothing. */
export const Empty: Story = { args: { slides: [] } }

export const AllStates = allStates(meta, { Default, OneBanner, TwelveBanners, LongGerman, OddTexts })
