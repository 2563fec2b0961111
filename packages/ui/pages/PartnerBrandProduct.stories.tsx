import type { Meta, StoryObj } from '@storybook/react-vite'
import { clsx } from 'clsx'
import { Button } from '../src/components/Button/Button.js'
import { Container } from '../src/components/Container/Container.js'
import { ProductDetail } from '../src/components/ProductDetail/ProductDetail.js'
import { ProductContactForm } from '../src/components/ProductContactForm/ProductContactForm.js'
import { CorvaneFrame } from './frames/CorvaneFrame.js'
import * as css from './frames/page.css.js'
import { walk } from './frames/walk.js'
import { boutiques, sovereign, sovereignDetail } from './sample/corvane.js'

/** A partner brand's watch under the brand's rules: no cart, no other brand, three features and a contact. */
function PartnerBrandProductPage() {
  return (
    <CorvaneFrame>
      <ProductDetail {...sovereignDetail} purchase={<Button href="/corvane/find-us">Find us</Button>} />
      <Container className={clsx(css.form, css.section)}>
        <ProductContactForm
          title="Ask a Corvane adviser"
          text="Corvane watches reach us in small numbers and are not sold online. We tell you which are here and which are expected."
          product={{ ...sovereign, reference: '4130-112' }}
          stores={boutiques}
          fields={{ salutation: 'hidden', contactBy: 'hidden' }}
          action="/corvane/send-a-message"
          note="A Corvane adviser of that boutique answers within one working day."
          onSubmit={async () => ({ kind: 'sent' })}
        />
      </Container>
    </CorvaneFrame>
  )
}

const meta = {
  title: 'Pages/PartnerBrandProduct',
  component: PartnerBrandProductPage,
  tags: ['!autodocs'],
  globals: { theme: 'bespoke' },
} satisfies Meta<typeof PartnerBrandProductPage>

export default meta

export const Page: StoryObj<typeof meta> = { play: walk }

/** The texts of the components change with the language; the page content comes from the editor. */
export const InGerman: StoryObj<typeof meta> = { ...Page, globals: { locale: 'de' } }
