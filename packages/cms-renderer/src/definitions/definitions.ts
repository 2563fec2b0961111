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

/** Every component template that the renderer supports. Server only; the browser uses `templateLoaders`. */
export const definitions = {
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

/** Definition of each component template, by its id. */
export type Definitions = typeof definitions
