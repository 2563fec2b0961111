import type { ContactProduct } from '@vitrine/ui/rules/contactProduct'
import { defineComponent } from '../fields/defineComponent.js'
import { choice, html, product, text } from '../fields/fieldKinds.js'
import type { PageProduct } from '../nodes/pageContent.js'
import type { ParseContext } from '../nodes/renderNode.js'
import type { Definition } from './definition.js'
import { sampleNode } from './sampleNodes.js'

/** Form types that authors can choose: the seven entries of Spec §9 "Contact form types". */
export const contactFormNames = [
  'retailer-general',
  'partner-general',
  'cpo-general',
  'retailer-product',
  'partner-product',
  'cpo-product',
  'icons-of-craft',
] as const

export type ContactFormName = (typeof contactFormNames)[number]

/** A boutique that can be selected in a form. */
export interface StoreChoice {
  readonly id: string
  readonly name: string
  /** ISO 3166 alpha-2. */
  readonly countryCode: string
}

export interface ContactFormNode {
  readonly form: ContactFormName
  readonly title: string | undefined
  /** Sanitised HTML. */
  readonly html: string | undefined
  /** null = boutiques could not be loaded; the form omits the field. */
  readonly stores: readonly StoreChoice[] | null
}

export interface ProductContactFormNode extends Omit<ContactFormNode, 'html'> {
  readonly text: string | undefined
  /** null = the form is not about a product. */
  readonly product: ContactProduct | null
}

/** A contact form to the retailer. */
export const contactForm: Definition<ContactFormNode> = defineComponent({
  id: 'vitrine:components/contact-form',
  note: 'A contact form; the form type decides its fields and the recipient.',
  fields: { form: choice(contactFormNames), title: text, text: html },
  props: ({ form, title, text: body }, { ctx }) => ({ form, title, html: body, stores: storeChoices(ctx) }),
  sample: sampleNode('vitrine:components/contact-form', {
    form: 'retailer-general',
    title: 'Write to us',
    text: '<p>We answer within one working day.</p>',
  }),
})

/** A contact form about one product: the selected one, else the product of the page. */
export const productContactForm: Definition<ProductContactFormNode> = defineComponent({
  id: 'vitrine:components/product-contact-form',
  note: 'A contact form about one product; without productId it uses the product of the page.',
  fields: { form: choice(contactFormNames), productId: product, title: text, text },
  props: ({ form, productId: tile, title, text: body }, { ctx }) => ({
    form,
    title,
    text: body,
    product: tile ? { ...tile, reference: '' } : pageProduct(ctx.page.product),
    stores: storeChoices(ctx),
  }),
  sample: sampleNode('vitrine:components/product-contact-form', {
    form: 'retailer-product',
    productId: 'vitrine-commerce~2104-310-1',
    title: 'Ask about this piece',
  }),
})

function storeChoices({ connected }: ParseContext): readonly StoreChoice[] | null {
  return connected.stores?.map(({ id, name, countryCode }) => ({ id, name, countryCode })) ?? null
}

function pageProduct(page: PageProduct | null): ContactProduct | null {
  if (!page) return null
  const { id, brand, name, price, currency, background, reference, gallery } = page
  const picture = gallery.find((item) => item.kind === 'image')
  return { id, brand, name, price, currency, background, reference: reference ?? '', image: picture?.image ?? null }
}
