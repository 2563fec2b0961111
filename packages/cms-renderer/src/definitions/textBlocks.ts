import type { BodyTextProps } from '@vitrine/ui/BodyText'
import type { QuoteTextProps } from '@vitrine/ui/QuoteText'
import type { RichTextProps } from '@vitrine/ui/RichText'
import type { SeoTextProps } from '@vitrine/ui/SeoText'
import { readOptionalText, readRaw, readText } from '../nodes/fieldReaders.js'
import type { Definition } from './definition.js'
import { sampleNode } from './sampleNodes.js'

const SAMPLE_HTML =
  '<p>Every five years a movement should be <a href="/services">opened and oiled</a>.</p><p>&nbsp;</p>'

/** Editor text under an optional title. */
export const bodyText: Definition<BodyTextProps> = {
  id: 'vitrine:components/body-text',
  parse: (node, ctx) => {
    const html = ctx.sanitize(readRaw(node, 'text'))
    return html === '' ? null : { title: readOptionalText(node, 'title'), html }
  },
  sample: sampleNode('vitrine:components/body-text', { title: 'Servicing', text: SAMPLE_HTML }),
}

/** Editor text alone. */
export const richText: Definition<RichTextProps> = {
  id: 'vitrine:components/rich-text',
  parse: (node, ctx) => {
    const html = ctx.sanitize(readRaw(node, 'text'))
    return html === '' ? null : { html }
  },
  sample: sampleNode('vitrine:components/rich-text', { text: SAMPLE_HTML }),
}

/** Text at the foot of a listing that tells search engines and readers what it holds. */
export const seoText: Definition<SeoTextProps> = {
  id: 'vitrine:components/seo-text',
  parse: (node, ctx) => {
    const html = ctx.sanitize(readRaw(node, 'text'))
    return html === '' ? null : { title: readOptionalText(node, 'title'), html }
  },
  sample: sampleNode('vitrine:components/seo-text', { title: 'About our watches', text: SAMPLE_HTML }),
}

/** One sentence, set large. */
export const quoteText: Definition<QuoteTextProps> = {
  id: 'vitrine:components/quote-text',
  parse: (node) => {
    const quote = readText(node, 'quote')
    return quote === '' ? null : { quote, source: readOptionalText(node, 'source') }
  },
  sample: sampleNode('vitrine:components/quote-text', {
    quote: 'A good case is felt before it is seen.',
    source: 'Workshop note',
  }),
}
