import type { Meta, StoryObj } from '@storybook/react-vite'
import { clsx } from 'clsx'
import { HeroBanner } from '../src/components/HeroBanner/HeroBanner.js'
import { IntroductionText } from '../src/components/IntroductionText/IntroductionText.js'
import { PointOfSaleBanner } from '../src/components/PointOfSaleBanner/PointOfSaleBanner.js'
import { ProductCarousel } from '../src/components/ProductCarousel/ProductCarousel.js'
import { Teaser } from '../src/components/Teaser/Teaser.js'
import { surface } from '../src/theme/surface.css.js'
import { scene, view } from '../test/media.js'
import { CorvaneFrame } from './frames/CorvaneFrame.js'
import * as css from './frames/page.css.js'
import { walk } from './frames/walk.js'
import { abyssal, longitude, palisade, sovereign, sovereignLady } from './sample/corvane.js'
import { house } from './sample/site.js'

const still = view('corvane', 'still')

/** Landing page of the partner brand: its watches, its manufacture and a contact. */
function PartnerBrandPage() {
  return (
    <CorvaneFrame>
      <HeroBanner
        fetchPriority="high"
        headingLevel={1}
        image={scene('corvane')}
        overline="Corvane"
        title="Sovereign Date"
        text="The date, at exactly midnight, since 1946."
        link={{ label: 'See the watch', href: '/corvane/sovereign-date' }}
      />
      <IntroductionText
        title="Made in La Brévine since 1894"
        text="Corvane draws its own wire, cuts its own gears and fires its own ceramic. Every watch runs for three weeks on the bench before it leaves."
      />
      <ProductCarousel
        title="The collection"
        link={{ label: 'All Corvane watches', href: '/corvane/watches' }}
        products={[sovereign, abyssal, palisade, longitude, sovereignLady]}
      />
      <div className={clsx(surface.dark, css.band)}>
        <Teaser
          image={scene('corvane-bench')}
          imageSide="right"
          title="Calibre CV 30"
          text="Seventy hours of power reserve, a free-sprung balance and a bridge held at both ends. It can be set at any hour without harm."
          link={{ label: 'Watches with calibre CV 30', href: '/corvane/cv-30' }}
        />
      </div>
      <Teaser
        image={{ landscape: view('cpo', 'still'), portrait: null, alt: 'A Corvane Abyssal of an earlier year' }}
        title="Corvane Certified Pre-Owned"
        text="Watches of earlier years, opened and confirmed by Corvane itself and sealed a second time. Each comes with a warranty of two years."
        link={{ label: 'See what is here', href: '/corvane/certified-pre-owned' }}
      />
      <PointOfSaleBanner
        image={{ landscape: still, portrait: null, alt: still.alt }}
        imageSide="right"
        overline="See Corvane in person"
        name="Corvane at Halbrenn, Zürich"
        address={['Bahnhofstrasse 100', '8001 Zürich']}
        openingStatus="Open until 18:30"
        phone={house.phone}
        storeHref="/corvane/find-us"
        appointmentHref="/corvane/send-a-message"
      />
    </CorvaneFrame>
  )
}

const meta = {
  title: 'Pages/PartnerBrand',
  component: PartnerBrandPage,
  tags: ['!autodocs'],
  globals: { theme: 'bespoke' },
} satisfies Meta<typeof PartnerBrandPage>

export default meta

export const Page: StoryObj<typeof meta> = { play: walk }
