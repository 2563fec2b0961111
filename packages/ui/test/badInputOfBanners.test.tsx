import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { HomepageHeroBannerSlide } from '../src/components/HomepageHeroBannerSlide/HomepageHeroBannerSlide.js'
import { LogoWall } from '../src/components/LogoWall/LogoWall.js'
import { PartnerBrandBannerSlider } from '../src/components/PartnerBrandBannerSlider/PartnerBrandBannerSlider.js'
import { PointOfSaleBanner } from '../src/components/PointOfSaleBanner/PointOfSaleBanner.js'
import { PushTeaser } from '../src/components/PushTeaser/PushTeaser.js'
import { photo, scene } from './artwork.js'
import { logos } from './logos.js'
import { renderUi, textOf } from './renderUi.js'
import { faults, spoil } from './spoil.js'

const image = scene('dusk', 'A watch')
const words = { title: 'The quiet hour', text: 'Of thin movements', overline: 'House' }
const link = { href: '/', label: 'See' }
const phone = { href: 'tel:+41445550123', label: '+41 44 555 01 23' }
const boutique = { image, overline: 'Boutique', name: 'Halbrenn', address: ['Bahnhofstrasse 31', '8001 Zürich'], phone }

type Bad = <Data extends object>(data: Data) => Data

/** Every component with editor text and images, with all optional data. */
const parts: Readonly<Record<string, (bad: Bad) => ReactNode>> = {
  HomepageHeroBannerSlide: (bad) => <HomepageHeroBannerSlide {...bad({ ...words, image, links: [link] })} />,
  LogoWall: (bad) => <LogoWall {...bad({ title: 'Houses', logos: logos(4) })} />,
  PartnerBrandBannerSlider: (bad) => (
    <PartnerBrandBannerSlider {...bad({ label: 'Corvane', slides: [{ id: '1', ...words, image, link }] })} />
  ),
  PointOfSaleBanner: (bad) => <PointOfSaleBanner {...bad(boutique)} storeHref="/zurich" />,
  PushTeaser: (bad) => <PushTeaser {...bad({ ...words, image: photo('dusk', 'A watch'), link })} />,
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
