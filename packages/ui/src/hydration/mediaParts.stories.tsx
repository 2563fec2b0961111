import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { IntlProvider } from 'react-intl'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { scene } from '../../test/artwork.js'
import { film } from '../../test/film.js'
import { tiles } from '../../test/pieces.js'
import { Countdown } from '../components/Countdown/Countdown.js'
import { Image } from '../components/Image/Image.js'
import { PartnerBrandIframe } from '../components/PartnerBrandIframe/PartnerBrandIframe.js'
import { ProductRecommendations } from '../components/ProductRecommendations/ProductRecommendations.js'
import { ProductSlider } from '../components/ProductSlider/ProductSlider.js'
import { RetailerFrame } from '../components/RetailerFrame/RetailerFrame.js'
import { Video } from '../components/Video/Video.js'

/** Images, videos, countdowns and iframes hydrate without mismatch or layout shift. */
const meta = {
  title: 'Foundation/Media from the server',
  tags: ['!dev', '!autodocs'],
  args: { onMismatch: fn() },
} satisfies Meta<Args>

export default meta

interface Args {
  readonly onMismatch: (error: unknown) => void
}

type Story = StoryObj<Args>

const until = '2026-12-24T18:00:00+01:00'
const DAY = 86_400_000
const clock = () => Date.parse(until) - 3 * DAY
const sources = [{ src: film, type: 'video/webm' }]
const pieces = tiles(3).map((product) => ({ product, text: 'Thin, and quiet.' }))

const page = (locale: string) => (
  <IntlProvider locale={locale} onError={() => {}}>
    <RetailerFrame brand="Corvane" statement="Official retailer of Corvane" plaque={<div />}>
      <Countdown until={until} timeZone="Europe/Zurich" title="The new Meridian is shown" clock={clock} />
      <Image image={scene('moss', 'A gold watch with a green dial')} isEnlargeable caption="Enamel" />
      <Video kind="loop" sources={sources} poster={scene('dusk', 'A lathe')} label="A lathe" />
      <Video sources={sources} poster={scene('dusk', 'A case')} label="A case" transcript="It is turned." />
      <PartnerBrandIframe
        title="Models"
        src="https://corvane.example/"
        allowedOrigins={['https://corvane.example']}
        isConsentNeeded
      />
      <ProductSlider title="Three hands" items={pieces} />
      <ProductRecommendations title="In the same spirit" products={tiles(6)} />
    </RetailerFrame>
  </IntlProvider>
)

/** The page as rendered by a server; hydrated when `hydrate` is set. */
function ServerPage({ locale, onMismatch }: Args & { readonly locale: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    element.innerHTML = renderToString(page(locale))
    const start = () => void hydrateRoot(element, page(locale), { onRecoverableError: onMismatch })
    element.addEventListener('hydrate', start, { once: true })
    return () => element.removeEventListener('hydrate', start)
  }, [locale, onMismatch])
  return <div ref={box} data-testid="page" />
}

const takesOver: Story['play'] = async ({ args, canvas }) => {
  const box = canvas.getByTestId('page')
  await waitFor(() => expect(canvas.getByRole('region', { name: 'Official retailer of Corvane' })).toBeVisible())
  await document.fonts.ready
  const parts = () => [...(box.firstElementChild?.children ?? [])].map((part) => part.getBoundingClientRect().height)
  const before = parts()
  await fireEvent(box, new Event('hydrate'))
  await expect(await canvas.findByRole('timer')).toBeVisible()
  await expect(args.onMismatch).not.toHaveBeenCalled()
  await expect(parts()).toEqual(before)
}

export const English: Story = { render: (args) => <ServerPage {...args} locale="en-GB" />, play: takesOver }

export const German: Story = { render: (args) => <ServerPage {...args} locale="de-CH" />, play: takesOver }
