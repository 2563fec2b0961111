import type { ReactNode } from 'react'
import type { PropsOf } from './definitions/definition.js'
import type { Definitions } from './definitions/definitions.js'
import type { HostTemplate } from './definitions/hostTemplates.js'

type TemplateLoaders = {
  readonly [Id in Exclude<keyof Definitions, HostTemplate>]: () => Promise<
    (props: PropsOf<Definitions[Id]>) => ReactNode
  >
}

/** Template id → component, one line each. The browser imports this table, never a definition. */
export const templateLoaders: TemplateLoaders = {
  'vitrine:components/accordion': () => import('@vitrine/ui/Accordion').then((ui) => ui.Accordion),
  'vitrine:components/body-text': () => import('@vitrine/ui/BodyText').then((ui) => ui.BodyText),
  'vitrine:components/breadcrumbs': () => import('@vitrine/ui/Breadcrumbs').then((ui) => ui.Breadcrumbs),
  'vitrine:components/category-teaser-tile': () =>
    import('@vitrine/ui/CategoryTeaserTile').then((ui) => ui.CategoryTeaserTile),
  'vitrine:components/container': () => import('./bridges/ContainerBridge.js').then((own) => own.ContainerBridge),
  'vitrine:components/hero-banner': () => import('@vitrine/ui/HeroBanner').then((ui) => ui.HeroBanner),
  'vitrine:components/image': () => import('@vitrine/ui/FocalImage').then((ui) => ui.FocalImage),
  'vitrine:components/introduction-text': () =>
    import('@vitrine/ui/IntroductionText').then((ui) => ui.IntroductionText),
  'vitrine:components/navigation-tile-carousel': () =>
    import('@vitrine/ui/NavigationTileCarousel').then((ui) => ui.NavigationTileCarousel),
  'vitrine:components/pre-owned-product-detail': () =>
    import('./bridges/PreOwnedProductDetailBridge.js').then((own) => own.PreOwnedProductDetailBridge),
  'vitrine:components/product-carousel': () => import('@vitrine/ui/ProductCarousel').then((ui) => ui.ProductCarousel),
  'vitrine:components/product-detail': () =>
    import('./bridges/ProductDetailBridge.js').then((own) => own.ProductDetailBridge),
  'vitrine:components/product-grid': () => import('./bridges/ListingBridge.js').then((own) => own.ListingBridge),
  'vitrine:components/product-slider': () => import('@vitrine/ui/ProductCarousel').then((ui) => ui.ProductCarousel),
  'vitrine:components/push-teaser': () => import('@vitrine/ui/Teaser').then((ui) => ui.Teaser),
  'vitrine:components/quote-text': () => import('@vitrine/ui/QuoteText').then((ui) => ui.QuoteText),
  'vitrine:components/rich-text': () => import('@vitrine/ui/RichText').then((ui) => ui.RichText),
  'vitrine:components/seo-text': () => import('@vitrine/ui/SeoText').then((ui) => ui.SeoText),
  'vitrine:components/spacing': () => import('@vitrine/ui/Spacing').then((ui) => ui.Spacing),
  'vitrine:components/teaser': () => import('@vitrine/ui/Teaser').then((ui) => ui.Teaser),
}
