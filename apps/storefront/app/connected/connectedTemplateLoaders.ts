import type { Definitions } from '@vitrine/cms-renderer/definitions/definitions'
import type { PropsOf } from '@vitrine/cms-renderer/definitions/definition'
import type { HostTemplate } from '@vitrine/cms-renderer/definitions/hostTemplates'
import type { NodeComponent } from '@vitrine/cms-renderer/registry'
import type { ReactNode } from 'react'

type PartLoaders = {
  readonly [Id in HostTemplate]: () => Promise<(props: PropsOf<Definitions[Id]>) => ReactNode>
}

/** CMS components that need shop or shopper data, each in its own chunk. */
const loaders: PartLoaders = {
  'vitrine:components/contact-form': () =>
    import('./contact/ContactFormPart.lazy.js').then((own) => own.ContactFormPart),
  'vitrine:components/partner-brand-iframe': () =>
    import('./PartnerFramePart.lazy.js').then((own) => own.PartnerFramePart),
  'vitrine:components/product-contact-form': () =>
    import('./contact/ContactFormPart.lazy.js').then((own) => own.ProductContactFormPart),
  'vitrine:components/product-recommendations': () =>
    import('./recommendations/RecommendationsPart.lazy.js').then((own) => own.RecommendationsPart),
  'vitrine:components/store-finder': () =>
    import('./stores/StoreFinderPart.lazy.js').then((own) => own.StoreFinderPart),
  'vitrine:components/store-locator': () =>
    import('./stores/StoreLocatorPart.lazy.js').then((own) => own.StoreLocatorPart),
  'vitrine:components/store-location-details': () =>
    import('./stores/StoreDetailsPart.lazy.js').then((own) => own.StoreDetailsPart),
  'vitrine:components/wishlist': () => import('./wishlist/WishlistPart.lazy.js').then((own) => own.WishlistPart),
}

const byTemplate: Readonly<Record<string, () => Promise<NodeComponent>>> = loaders

/** Component of a template that the renderer does not provide; an unknown template renders nothing. */
export async function loadPart(template: string): Promise<NodeComponent> {
  const load = Object.hasOwn(byTemplate, template) ? byTemplate[template] : undefined
  return load ? load() : () => null
}
