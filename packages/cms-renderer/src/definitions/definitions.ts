import { accordion } from './accordion.js'
import { bannerSlider } from './bannerSlider.js'
import { categoryTeaserTile } from './categoryTeaserTile.js'
import { contactForm, productContactForm } from './contactForms.js'
import { cloudImage } from './cloudImage.js'
import { countdown } from './countdown.js'
import { heroBanner } from './heroBanner.js'
import { homepageHeroBannerSlide } from './homepageHeroBannerSlide.js'
import { introductionText } from './introductionText.js'
import { breadcrumbs, container, image, spacing } from './layout.js'
import { logoWall } from './logoWall.js'
import { navigationTileCarousel } from './navigationTileCarousel.js'
import { partnerBrandBannerSlider } from './partnerBrandBannerSlider.js'
import { pointOfSaleBanner } from './pointOfSaleBanner.js'
import { preOwnedProductDetail, productCarousel, productDetail, productGrid } from './products.js'
import { partnerBrandIframe, productRecommendations, wishlist } from './shopperParts.js'
import { storeFinder, storeLocationDetails, storeLocator } from './stores.js'
import { productSlider } from './productSlider.js'
import { pushTeaser } from './pushTeaser.js'
import { retailerFrame } from './retailerFrame.js'
import { teaser } from './teaser.js'
import { bodyText, quoteText, richText, seoText } from './textBlocks.js'
import { video } from './video.js'

/**
 * Definition of each component template, by its id. Written out, since the compiler cannot name the inferred type in the
 * published declarations (TS2883): it contains props of components of another package.
 */
export type Definitions = {
  readonly 'vitrine:components/accordion': typeof accordion
  readonly 'vitrine:components/banner-slider': typeof bannerSlider
  readonly 'vitrine:components/body-text': typeof bodyText
  readonly 'vitrine:components/breadcrumbs': typeof breadcrumbs
  readonly 'vitrine:components/category-teaser-tile': typeof categoryTeaserTile
  readonly 'vitrine:components/cloud-image': typeof cloudImage
  readonly 'vitrine:components/contact-form': typeof contactForm
  readonly 'vitrine:components/container': typeof container
  readonly 'vitrine:components/countdown': typeof countdown
  readonly 'vitrine:components/hero-banner': typeof heroBanner
  readonly 'vitrine:components/homepage-hero-banner-slide': typeof homepageHeroBannerSlide
  readonly 'vitrine:components/image': typeof image
  readonly 'vitrine:components/introduction-text': typeof introductionText
  readonly 'vitrine:components/logo-wall': typeof logoWall
  readonly 'vitrine:components/navigation-tile-carousel': typeof navigationTileCarousel
  readonly 'vitrine:components/partner-brand-banner-slider': typeof partnerBrandBannerSlider
  readonly 'vitrine:components/partner-brand-iframe': typeof partnerBrandIframe
  readonly 'vitrine:components/point-of-sale-banner': typeof pointOfSaleBanner
  readonly 'vitrine:components/pre-owned-product-detail': typeof preOwnedProductDetail
  readonly 'vitrine:components/product-carousel': typeof productCarousel
  readonly 'vitrine:components/product-contact-form': typeof productContactForm
  readonly 'vitrine:components/product-detail': typeof productDetail
  readonly 'vitrine:components/product-grid': typeof productGrid
  readonly 'vitrine:components/product-recommendations': typeof productRecommendations
  readonly 'vitrine:components/product-slider': typeof productSlider
  readonly 'vitrine:components/push-teaser': typeof pushTeaser
  readonly 'vitrine:components/quote-text': typeof quoteText
  readonly 'vitrine:components/retailer-frame': typeof retailerFrame
  readonly 'vitrine:components/rich-text': typeof richText
  readonly 'vitrine:components/seo-text': typeof seoText
  readonly 'vitrine:components/spacing': typeof spacing
  readonly 'vitrine:components/store-finder': typeof storeFinder
  readonly 'vitrine:components/store-location-details': typeof storeLocationDetails
  readonly 'vitrine:components/store-locator': typeof storeLocator
  readonly 'vitrine:components/teaser': typeof teaser
  readonly 'vitrine:components/video': typeof video
  readonly 'vitrine:components/wishlist': typeof wishlist
}

/** Every component template that the renderer supports. Server only; the browser uses `templateLoaders`. */
export const definitions: Definitions = {
  'vitrine:components/accordion': accordion,
  'vitrine:components/banner-slider': bannerSlider,
  'vitrine:components/body-text': bodyText,
  'vitrine:components/breadcrumbs': breadcrumbs,
  'vitrine:components/category-teaser-tile': categoryTeaserTile,
  'vitrine:components/cloud-image': cloudImage,
  'vitrine:components/contact-form': contactForm,
  'vitrine:components/container': container,
  'vitrine:components/countdown': countdown,
  'vitrine:components/hero-banner': heroBanner,
  'vitrine:components/homepage-hero-banner-slide': homepageHeroBannerSlide,
  'vitrine:components/image': image,
  'vitrine:components/introduction-text': introductionText,
  'vitrine:components/logo-wall': logoWall,
  'vitrine:components/navigation-tile-carousel': navigationTileCarousel,
  'vitrine:components/partner-brand-banner-slider': partnerBrandBannerSlider,
  'vitrine:components/partner-brand-iframe': partnerBrandIframe,
  'vitrine:components/point-of-sale-banner': pointOfSaleBanner,
  'vitrine:components/pre-owned-product-detail': preOwnedProductDetail,
  'vitrine:components/product-carousel': productCarousel,
  'vitrine:components/product-contact-form': productContactForm,
  'vitrine:components/product-detail': productDetail,
  'vitrine:components/product-grid': productGrid,
  'vitrine:components/product-recommendations': productRecommendations,
  'vitrine:components/product-slider': productSlider,
  'vitrine:components/push-teaser': pushTeaser,
  'vitrine:components/quote-text': quoteText,
  'vitrine:components/retailer-frame': retailerFrame,
  'vitrine:components/rich-text': richText,
  'vitrine:components/seo-text': seoText,
  'vitrine:components/spacing': spacing,
  'vitrine:components/store-finder': storeFinder,
  'vitrine:components/store-location-details': storeLocationDetails,
  'vitrine:components/store-locator': storeLocator,
  'vitrine:components/teaser': teaser,
  'vitrine:components/video': video,
  'vitrine:components/wishlist': wishlist,
}
