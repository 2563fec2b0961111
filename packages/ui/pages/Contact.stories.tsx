import type { Meta, StoryObj } from '@storybook/react-vite'
import { Accordion } from '../src/components/Accordion/Accordion.js'
import { Button } from '../src/components/Button/Button.js'
import { ContactForm } from '../src/components/ContactForm/ContactForm.js'
import { Container } from '../src/components/Container/Container.js'
import { IntroductionText } from '../src/components/IntroductionText/IntroductionText.js'
import { PointOfSaleBanner } from '../src/components/PointOfSaleBanner/PointOfSaleBanner.js'
import { marketing, reasons, stores } from '../test/contactSettings.js'
import { scene } from '../test/media.js'
import { ShopFrame } from './frames/ShopFrame.js'
import * as css from './frames/page.css.js'
import { walk } from './frames/walk.js'
import { house } from './sample/site.js'

/** Contact options in order: telephone, form, boutique. */
function ContactPage() {
  return (
    <ShopFrame>
      <IntroductionText
        headingLevel={1}
        title="Ask us"
        text="A question is answered fastest by telephone, by someone who can walk to the bench and look. Monday to Saturday, 9.00 to 18.30."
      />
      <Container width="text" className={css.centre}>
        <Button href={house.phone.href}>{house.phone.label}</Button>
      </Container>
      <Container className={css.form}>
        <ContactForm
          title="In writing"
          text="If it is about a piece, name its reference; if it is about a repair, the number on your receipt."
          reasons={reasons}
          stores={stores}
          terms={marketing}
          action="/contact"
          note="An adviser of your boutique answers within one working day."
          help="Or call us on +41 44 555 01 23."
          onSubmit={async () => ({ kind: 'sent' })}
        />
      </Container>
      <Accordion
        className={css.form}
        title="Often asked"
        panels={[
          {
            id: 'repair',
            title: 'How do I send in a watch?',
            html: '<p>We send you a padded box with a prepaid label. It is insured from your door to the bench, and back.</p>',
          },
          {
            id: 'size',
            title: 'Can a ring be made larger?',
            html: '<p>Most can, by two sizes. Eternity rings and channel settings are made anew; we tell you beforehand what it costs.</p>',
          },
          {
            id: 'visit',
            title: 'Do I need an appointment?',
            html: '<p>No. If you want time and a table, <a href="/appointments">book an hour</a>.</p>',
          },
        ]}
      />
      <PointOfSaleBanner
        image={scene('boutique')}
        imageSide="right"
        overline="In person"
        name="Zürich, Bahnhofstrasse"
        address={['Bahnhofstrasse 100', '8001 Zürich']}
        openingStatus="Open until 18:30"
        phone={house.phone}
        storeHref="/boutiques/zurich"
        appointmentHref="/appointments"
      />
    </ShopFrame>
  )
}

const meta = {
  title: 'Pages/Contact',
  component: ContactPage,
  tags: ['!autodocs'],
  globals: { theme: 'retailer' },
} satisfies Meta<typeof ContactPage>

export default meta

export const Page: StoryObj<typeof meta> = { play: walk }

/** The texts of the components change with the language; the page content comes from the editor. */
export const InGerman: StoryObj<typeof meta> = { ...Page, globals: { locale: 'de' } }
