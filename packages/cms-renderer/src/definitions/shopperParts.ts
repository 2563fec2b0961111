import { defineComponent } from '../fields/defineComponent.js'
import { text } from '../fields/fieldKinds.js'
import type { PartnerFrame } from '../nodes/connectedContent.js'
import type { Definition } from './definition.js'
import { sampleNode } from './sampleNodes.js'

export interface ProductRecommendationsNode {
  readonly title: string
  /** Name of the recommender; undefined = the host's usual one. */
  readonly recommender: string | undefined
  /** What the page is about, for pieces like it where nothing may be recommended. */
  readonly brand: string | undefined
}

export interface WishlistNode {
  readonly title: string | undefined
  readonly isLead: boolean
}

export type PartnerBrandIframeNode = PartnerFrame

/** Pieces for this shopper, where the shopper allows it; else pieces like those of the page. */
export const productRecommendations: Definition<ProductRecommendationsNode> = defineComponent({
  id: 'vitrine:components/product-recommendations',
  note: 'Pieces that the recommendation service proposes; without consent, pieces of the same kind.',
  fields: { title: text.required, recommender: text },
  props: (values, { ctx }) => ({ ...values, brand: ctx.page.product?.brand }),
  sample: sampleNode('vitrine:components/product-recommendations', {
    title: 'You may like',
    recommender: 'pdp-similar-items',
  }),
})

/** The wish list of whoever looks at it. */
export const wishlist: Definition<WishlistNode> = defineComponent({
  id: 'vitrine:components/wishlist',
  note: 'The pieces that the shopper has put on the wish list.',
  title: 'may',
  fields: { title: text },
  props: ({ title }, { place }) => ({ title, isLead: place.isLead }),
  sample: sampleNode('vitrine:components/wishlist', { title: 'Wishlist' }),
})

/** A page of a partner brand, from the addresses that the CMS configures. An unknown key shows nothing. */
export const partnerBrandIframe: Definition<PartnerBrandIframeNode> = defineComponent({
  id: 'vitrine:components/partner-brand-iframe',
  note: 'A page of the partner brand inside this one, by its key in iframe-config.',
  fields: { configKey: text.required, title: text },
  props: ({ configKey, title }, { node, ctx }) => {
    const frame = ctx.connected.frames.get(configKey)
    if (frame) return { ...frame, title: title ?? frame.title }
    const detail = `iframe-config has no "${configKey}"`
    ctx.report({ kind: 'missingFrame', nodeId: node.id, template: node.template, detail })
    return null
  },
  sample: sampleNode('vitrine:components/partner-brand-iframe', {
    configKey: 'partner-clock',
    title: 'Corvane: the time in Biel',
  }),
})
