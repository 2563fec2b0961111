import { defineComponent } from '../fields/defineComponent.js'
import { text } from '../fields/fieldKinds.js'
import type { PartnerFrame } from '../nodes/connectedContent.js'
import type { Definition } from './definition.js'
import { sampleNode } from './sampleNodes.js'

export interface ProductRecommendationsNode {
  readonly title: string
  /** Name of the recommender; undefined = the host's default. */
  readonly recommender: string | undefined
  /** Context of the page, used for similar products when recommendations are not allowed. */
  readonly brand: string | undefined
}

export interface WishlistNode {
  readonly title: string | undefined
  readonly isLead: boolean
}

export type PartnerBrandIframeNode = PartnerFrame

/** Personalised recommendations if the shopper consents; otherwise products similar to those of the page. */
export const productRecommendations: Definition<ProductRecommendationsNode> = defineComponent({
  id: 'vitrine:components/product-recommendations',
  note: 'Products proposed by the recommendation service; without consent, similar products.',
  fields: { title: text.required, recommender: text },
  props: (values, { ctx }) => ({ ...values, brand: ctx.page.product?.brand }),
  sample: sampleNode('vitrine:components/product-recommendations', {
    title: 'You may like',
    recommender: 'pdp-similar-items',
  }),
})

/** The wish list of the current shopper. */
export const wishlist: Definition<WishlistNode> = defineComponent({
  id: 'vitrine:components/wishlist',
  note: 'The products on the wish list of the shopper.',
  title: 'may',
  fields: { title: text },
  props: ({ title }, { place }) => ({ title, isLead: place.isLead }),
  sample: sampleNode('vitrine:components/wishlist', { title: 'Wishlist' }),
})

/** An embedded partner brand page, by its key in iframe-config. An unknown key renders nothing. */
export const partnerBrandIframe: Definition<PartnerBrandIframeNode> = defineComponent({
  id: 'vitrine:components/partner-brand-iframe',
  note: 'An embedded page of the partner brand, by its key in iframe-config.',
  fields: { configKey: text.required, title: text },
  props: ({ configKey, title }, { node, ctx }) => {
    const frame = ctx.connected.frames.get(configKey)
    if (frame) return { ...frame, title: title ?? frame.title }
    const detail = `unknown key "${configKey}" in iframe-config`
    ctx.report({ kind: 'missingFrame', nodeId: node.id, template: node.template, detail })
    return null
  },
  sample: sampleNode('vitrine:components/partner-brand-iframe', {
    configKey: 'partner-clock',
    title: 'Corvane: the time in Biel',
  }),
})
