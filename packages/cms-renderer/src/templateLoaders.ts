import type { ReactNode } from 'react'
import type { PropsOf } from './definitions/definition.js'
import type { Definitions } from './definitions/definitions.js'
import type { HostTemplate } from './definitions/hostTemplates.js'

type TemplateLoaders = {
  readonly [Id in Exclude<keyof Definitions, HostTemplate>]: () => Promise<
    (props: PropsOf<Definitions[Id]>) => ReactNode
  >
}

/** Template id → component, one entry each. The browser imports this table, never a definition. */
export const templateLoaders: TemplateLoaders = {
  'vitrine:components/accordion': () => import('@vitrine/ui/Accordion').then((ui) => ui.Accordion),
  'vitrine:components/banner-slider': () =>
    import('./bridges/BannerSliderBridge.js').then((own) => own.BannerSliderBridge),
  'vitrine:components/body-text': () => import('@vitrine/ui/BodyText').then((ui) => ui.BodyText),
  'vitrine:components/breadcrumbs': () => import('@vitrine/ui/Breadcrumbs').then((ui) => ui.Breadcrumbs),
  'vitrine:components/category-teaser-tile': () =>
    import('@vitrine/ui/CategoryTeaserTile').then((ui) => ui.CategoryTeaserTile),
  'vitrine:components/cloud-image': () => import('@vitrine/ui/Image').then((ui) => ui.Image),
  'vitrine:components/container': () => import('./bridges/ContainerBridge.js').then((own) => own.ContainerBridge),
  'vitrine:components/countdown': () => import('@vitrine/ui/Countdown').then((ui) => ui.Countdown),
  'vitrine:components/hero-banner': () => import('@vitrine/ui/HeroBanner').then((ui) => ui.HeroBanner),
  'vitrine:components/homepage-hero-banner-slide': () =>
    import('@vitrine/ui/HomepageHeroBannerSlide').then((ui) => ui.HomepageHeroBannerSlide),
  'vitrine:components/image': () => import('@vitrine/ui/FocalImage').then((ui) => ui.FocalImage),
  'vitrine:components/introduction-text': () =>
    import('@vitrine/ui/IntroductionText').then((ui) => ui.IntroductionText),
  'vitrine:components/logo-wall': () => import('@vitrine/ui/LogoWall').then((ui) => ui.LogoWall),
  'vitrine:components/navigation-tile-carousel': () =>
    import('@vitrine/ui/NavigationTileCarousel').then((ui) => ui.NavigationTileCarousel),
  'vitrine:components/partner-brand-banner-slider': () =>
    import('@vitrine/ui/PartnerBrandBannerSlider').then((ui) => ui.PartnerBrandBannerSlider),
  'vitrine:components/point-of-sale-banner': () =>
    import('@vitrine/ui/PointOfSaleBanner').then((ui) => ui.PointOfSaleBanner),
  'vitrine:components/pre-owned-product-detail': () =>
    import('./bridges/PreOwnedProductDetailBridge.js').then((own) => own.PreOwnedProductDetailBridge),
  'vitrine:components/product-carousel': () => import('@vitrine/ui/ProductCarousel').then((ui) => ui.ProductCarousel),
  'vitrine:components/product-detail': () =>
    import('./bridges/ProductDetailBridge.js').then((own) => own.ProductDetailBridge),
  'vitrine:components/product-grid': () => import('./bridges/ListingBridge.js').then((own) => own.ListingBridge),
  'vitrine:components/product-slider': () => import('@vitrine/ui/ProductSlider').then((ui) => ui.ProductSlider),
  'vitrine:components/push-teaser': () => import('@vitrine/ui/PushTeaser').then((ui) => ui.PushTeaser),
  'vitrine:components/quote-text': () => import('@vitrine/ui/QuoteText').then((ui) => ui.QuoteText),
  'vitrine:components/retailer-frame': () =>
    import('./bridges/RetailerFrameBridge.js').then((own) => own.RetailerFrameBridge),
  'vitrine:components/rich-text': () => import('@vitrine/ui/RichText').then((ui) => ui.RichText),
  'vitrine:components/seo-text': () => import('@vitrine/ui/SeoText').then((ui) => ui.SeoText),
  'vitrine:components/spacing': () => import('@vitrine/ui/Spacing').then((ui) => ui.Spacing),
  'vitrine:components/teaser': () => import('@vitrine/ui/Teaser').then((ui) => ui.Teaser),
  'vitrine:components/video': () => import('@vitrine/ui/Video').then((ui) => ui.Video),
}
