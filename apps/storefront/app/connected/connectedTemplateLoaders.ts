import type { Definitions } from '@vitrine/cms-renderer/definitions/definitions'
import type { PropsOf } from '@vitrine/cms-renderer/definitions/definition'
import type { HostTemplate } from '@vitrine/cms-renderer/definitions/hostTemplates'
import type { NodeComponent } from '@vitrine/cms-renderer/registry'
import type { ReactNode } from 'react'

type PartLoaders = {
  readonly [Id in HostTemplate]: () => Promise<(props: PropsOf<Definitions[Id]>) => ReactNode>
}

/** Components of the CMS that need the shop or the shopper, each in a file of its own. */
const loaders: PartLoaders = {
  'vitrine:components/contact-form': () => import('./ContactFormPart.lazy.js').then((own) => own.ContactFormPart),
  'vitrine:components/partner-brand-iframe': () =>
    import('./PartnerFramePart.lazy.js').then((own) => own.PartnerFramePart),
  'vitrine:components/product-contact-form': () =>
    import('./ContactFormPart.lazy.js').then((own) => own.ProductContactFormPart),
  'vitrine:components/product-recommendations': () =>
    import('./RecommendationsPart.lazy.js').then((own) => own.RecommendationsPart),
  'vitrine:components/store-finder': () => import('./StoreFinderPart.lazy.js').then((own) => own.StoreFinderPart),
  'vitrine:components/store-locator': () => import('./StoreLocatorPart.lazy.js').then((own) => own.StoreLocatorPart),
  'vitrine:components/store-location-details': () =>
    import('./StoreDetailsPart.lazy.js').then((own) => own.StoreDetailsPart),
  'vitrine:components/wishlist': () => import('./WishlistPart.lazy.js').then((own) => own.WishlistPart),
}

const byTemplate: Readonly<Record<string, () => Promise<NodeComponent>>> = loaders

/** The component of a template that the renderer has none for; one that nobody knows shows nothing. */
export async function loadPart(template: string): Promise<NodeComponent> {
  const load = Object.hasOwn(byTemplate, template) ? byTemplate[template] : undefined
  return load ? load() : () => null
}
