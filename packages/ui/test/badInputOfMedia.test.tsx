import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { Countdown } from '../src/components/Countdown/Countdown.js'
import { Image } from '../src/components/Image/Image.js'
import { PartnerBrandIframe } from '../src/components/PartnerBrandIframe/PartnerBrandIframe.js'
import { ProductRecommendations } from '../src/components/ProductRecommendations/ProductRecommendations.js'
import { ProductSlider } from '../src/components/ProductSlider/ProductSlider.js'
import { RetailerFrame } from '../src/components/RetailerFrame/RetailerFrame.js'
import { Video } from '../src/components/Video/Video.js'
import { scene } from './artwork.js'
import { tiles } from './pieces.js'
import { renderUi, textOf } from './renderUi.js'
import { faults, spoil } from './spoil.js'

const image = scene('dusk', 'A watch')
const link = { href: '/', label: 'See' }
const words = {
  caption: 'At dusk',
  credit: 'Mara Lind',
  label: 'A watch turns',
  title: 'The quiet hour',
  text: 'At dusk',
}
const sources = [{ src: '/film.webm', type: 'video/webm' }]
const items = tiles(3).map((product) => ({ product, text: 'Thin', image: image.landscape }))
const partner = { src: 'https://corvane.example/', allowedOrigins: ['https://corvane.example'], title: 'Models' }

type Bad = <Data extends object>(data: Data) => Data

/** Images, videos and iframes with all optional data. */
const parts: Readonly<Record<string, (bad: Bad) => ReactNode>> = {
  Countdown: (bad) => (
    <Countdown {...bad({ title: words.title, text: words.text, link })} until="2026-12-24T17:00:00Z" timeZone="UTC" />
  ),
  Image: (bad) => <Image {...bad({ image, link, caption: words.caption, credit: words.credit })} />,
  'Image that can be enlarged': (bad) => <Image {...bad({ image })} isEnlargeable isUncropped />,
  PartnerBrandIframe: (bad) => <PartnerBrandIframe {...bad(partner)} />,
  ProductRecommendations: (bad) => <ProductRecommendations {...bad({ title: 'More', link, products: tiles(3) })} />,
  'ProductRecommendations while they load': (bad) => (
    <ProductRecommendations {...bad({ title: 'More', link, products: [] })} status="loading" />
  ),
  ProductSlider: (bad) => <ProductSlider {...bad({ title: 'Three', items })} />,
  RetailerFrame: (bad) => <RetailerFrame {...bad({ brand: 'Corvane', retailer: 'Halbrenn', contacts: [link] })} />,
  Video: (bad) => <Video {...bad({ sources, poster: image, label: words.label, caption: words.caption })} />,
  'Video that loops': (bad) => <Video {...bad({ sources, poster: image, label: words.label })} kind="loop" />,
}

describe.each(Object.entries(faults))('with %s', (_fault, change) => {
  it.each(Object.entries(parts))('%s renders as intended', (_name, part) => {
    const html = renderUi(part((data) => spoil(data, change)))
    expect(textOf(html)).not.toMatch(/\b(?:undefined|null|NaN)\b|\[object|∞/)
    expect(html).not.toMatch(/="(?:undefined|null|NaN|Infinity|\[object Object\])"/)
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('style=')
  })
})
