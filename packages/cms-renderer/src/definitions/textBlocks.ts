import type { BodyTextProps } from '@vitrine/ui/BodyText'
import type { QuoteTextProps } from '@vitrine/ui/QuoteText'
import type { RichTextProps } from '@vitrine/ui/RichText'
import type { SeoTextProps } from '@vitrine/ui/SeoText'
import { defineComponent } from '../fields/defineComponent.js'
import { html, text } from '../fields/fieldKinds.js'
import type { Definition } from './definition.js'
import { sampleNode } from './sampleNodes.js'

const SAMPLE_HTML =
  '<p>Every five years a movement should be <a href="/services">opened and oiled</a>.</p><p>&nbsp;</p>'

/** Editor text with an optional title. */
export const bodyText: Definition<BodyTextProps> = defineComponent({
  id: 'vitrine:components/body-text',
  note: 'Text with an optional title.',
  fields: { title: text, text: html.required },
  props: ({ title, text }) => ({ title, html: text }),
  sample: sampleNode('vitrine:components/body-text', { title: 'Servicing', text: SAMPLE_HTML }),
})

/** Editor text without a title. */
export const richText: Definition<RichTextProps> = defineComponent({
  id: 'vitrine:components/rich-text',
  note: 'Text alone.',
  fields: { text: html.required },
  props: ({ text }) => ({ html: text }),
  sample: sampleNode('vitrine:components/rich-text', { text: SAMPLE_HTML }),
})

/** Text at the foot of a listing that describes the category for search engines and readers. */
export const seoText: Definition<SeoTextProps> = defineComponent({
  id: 'vitrine:components/seo-text',
  note: 'Text at the foot of a listing that describes its content.',
  fields: { title: text, text: html.required },
  props: ({ title, text }) => ({ title, html: text }),
  sample: sampleNode('vitrine:components/seo-text', { title: 'About our watches', text: SAMPLE_HTML }),
})

/** A quotation in large type. */
export const quoteText: Definition<QuoteTextProps> = defineComponent({
  id: 'vitrine:components/quote-text',
  note: 'One sentence in large type.',
  fields: { quote: text.required, source: text },
  props: (values) => values,
  sample: sampleNode('vitrine:components/quote-text', {
    quote: 'A good case is felt before it is seen.',
    source: 'Workshop note',
  }),
})
