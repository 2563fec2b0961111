import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { hookSurface } from './hookSurface.js'

const source = new URL('../src/', import.meta.url)

/** The public surface of the package. A change here affects every consumer. */
const surface: Readonly<Record<string, readonly string[]>> = {
  'client/CommerceApiError': ['CommerceApiError', 'isCommerceApiError'],
  'client/apis': ['basketFields', 'basketsApi', 'customersApi', 'idField', 'inLocale', 'inMarket'],
  'client/backInStock': ['subscribeBackInStock'],
  'client/base64': ['base64'],
  'client/createScapiClient': ['createScapiClient'],
  'client/customStores': ['findPlace', 'geocode', 'getCountryStores'],
  'client/customerBaskets': ['deleteBasket', 'getCustomerBaskets'],
  'client/customerGroups': ['getCustomerGroups'],
  'client/einstein': ['getRecommendations', 'getRecommenders', 'getZoneRecommendations', 'sendActivity'],
  'client/emails': ['sendContactMail'],
  'client/fillPath': ['fillPath'],
  'client/getClientIp': ['getClientIp'],
  'client/operation': ['defineCall', 'noContent', 'readAnswer'],
  'client/orNull': ['orNull'],
  'client/pageAnalytics': ['sendPageAnalytics'],
  'client/pkce': ['createCodeChallenge', 'createCodeVerifier'],
  'client/productLists': [
    'createCustomerProductList',
    'createCustomerProductListItem',
    'deleteCustomerProductListItem',
    'getCustomerProductList',
    'getCustomerProductLists',
    'updateCustomerProductListItem',
  ],
  'client/queryOf': ['queryOf'],
  'client/readError': ['errorFromResponse', 'errorFromThrown'],
  'client/send': ['send'],
  'client/shopperBasketCheckout': [
    'addCouponToBasket',
    'addGiftCertificateItemToBasket',
    'addPaymentInstrumentToBasket',
    'getPaymentMethodsForBasket',
    'removeCouponFromBasket',
    'removeGiftCertificateItemFromBasket',
    'removePaymentInstrumentFromBasket',
    'updateBillingAddressForBasket',
    'updateGiftCertificateItemInBasket',
    'updatePaymentInstrumentInBasket',
    'updateShippingAddressForShipment',
    'updateShippingMethodForShipment',
  ],
  'client/shopperBaskets': [
    'SHIPMENT_ID',
    'addItemToBasket',
    'createBasket',
    'deleteBasket',
    'getBasket',
    'getCustomerBaskets',
    'getShippingMethodsForShipment',
    'mergeBasket',
    'removeItemFromBasket',
    'transferBasket',
    'updateBasket',
    'updateCustomerForBasket',
    'updateItemInBasket',
    'updateShipmentForBasket',
  ],
  'client/shopperContext': [
    'createShopperContext',
    'deleteShopperContext',
    'getShopperContext',
    'sendClientIp',
    'updateShopperContext',
  ],
  'client/shopperCustomers': [
    'createCustomerAddress',
    'createCustomerPaymentInstrument',
    'deleteCustomerPaymentInstrument',
    'getCustomer',
    'getCustomerAddress',
    'getCustomerPaymentInstrument',
    'registerCustomer',
    'removeCustomerAddress',
    'updateCustomer',
    'updateCustomerAddress',
    'updateCustomerPassword',
    'updateCustomerPaymentInstrument',
  ],
  'client/shopperGiftCertificates': ['getGiftCertificate'],
  'client/shopperOrders': ['createOrder', 'failOrder', 'getCustomerOrders', 'getOrder', 'guestOrderLookup'],
  'client/shopperProducts': [
    'PRODUCT_BATCH_SIZE',
    'getCategories',
    'getCategory',
    'getProduct',
    'getProducts',
    'getProductsInBatches',
  ],
  'client/shopperPromotions': ['getPromotions', 'getPromotionsForCampaign'],
  'client/shopperSearch': ['getSearchSuggestions', 'productSearch'],
  'client/shopperSeo': ['getUrlMapping'],
  'client/shopperStores': ['getStores', 'searchStores'],
  'client/sitePreferences': ['getSitePreferences'],
  'client/slas': [
    'authenticateCustomer',
    'authorizeGuest',
    'authorizePasswordlessCustomer',
    'getGuestTokenWithSecret',
    'getPasswordLessAccessToken',
    'getPasswordResetToken',
    'getSessionBridgeAccessToken',
    'getToken',
    'getTrustedAgentAccessToken',
    'getTrustedAgentAuthorizationToken',
    'logoutCustomer',
    'refreshToken',
    'registerPasswordlessCustomer',
    'resetPassword',
    'revokeToken',
  ],
  'client/slasCall': ['defineSlasCall'],
  'client/tokenSync': ['syncToken'],
  'domain/basket/addToCartErrorCode': ['addToCartErrorCode', 'addToCartErrorCodes'],
  'domain/basket/basketCleanUp': ['basketCleanUp'],
  'domain/basket/basketEmailUpdate': ['basketEmailUpdate'],
  'domain/basket/basketMixFault': ['basketMixFault'],
  'domain/basket/basketPlace': ['DEFAULT_CURRENCY', 'basketPlace'],
  'domain/basket/basketTotals': ['basketTotals'],
  'domain/basket/basketValidity': ['basketFault', 'isBasketValid'],
  'domain/basket/cartItemPricing': ['cartItemPricing'],
  'domain/basket/couponRefusal': ['couponRefusal'],
  'domain/basket/deliveryWindow': ['deliveryWindow'],
  'domain/basket/itemsUnavailable': ['itemsUnavailable'],
  'domain/basket/lineAmount': ['lineAmount'],
  'domain/basket/miniCartAvailability': ['countsAsInStock', 'miniCartAvailability'],
  'domain/basket/mixedBasket': ['mixedBasket'],
  'domain/basket/shippingMethodChoice': ['shippingMethodChoice'],
  'domain/contact/contactForms': ['contactForms', 'contactPreference'],
  'domain/customer/customerGroups': [
    'CUSTOMER_GROUPS_KEY',
    'LIST_SEPARATOR',
    'joinCustomerGroups',
    'parseCustomerGroups',
  ],
  'domain/customer/customerOfSession': ['customerOfSession'],
  'domain/customer/shopperType': ['mayFetchCustomer', 'shopperType'],
  'domain/customer/staffSale': ['STAFF_SALE_MARKER_KEY', 'isInStaffSale', 'isInternalShop', 'staffSaleMarker'],
  'domain/image/imagePlaceholder': ['imagePlaceholder'],
  'domain/image/imageWidthSegment': ['imageWidthSegment', 'imageWidths', 'replaceSegment'],
  'domain/orders/orderDisplayStatus': ['orderDisplayStatus'],
  'domain/product/availabilityFlags': ['canBeAddedToCart', 'detailAvailabilityFlags', 'tileAvailabilityFlags'],
  'domain/product/categoryUrl': ['categoryUrl'],
  'domain/product/galleryImages': ['galleryImages', 'productVideos', 'turntableImage'],
  'domain/product/hoverImage': ['hoverImage'],
  'domain/product/isPreOwned': ['isPreOwned'],
  'domain/product/keyFacts': ['keyFacts'],
  'domain/product/manufacturerRecords': ['manufacturerRecords'],
  'domain/product/partnerFeatures': ['partnerFeatures'],
  'domain/product/productIdFromUrl': ['isProductId', 'productIdFromUrl', 'productIdOfPage'],
  'domain/product/productImages': ['productImages'],
  'domain/product/productName': ['productBrand', 'productName'],
  'domain/product/productPrice': ['productPrice'],
  'domain/product/productUrl': ['productUrl'],
  'domain/product/quantityMaximum': ['parseQuantity', 'quantityMaximum'],
  'domain/product/shortDescription': ['shortDescription'],
  'domain/product/specificationGroups': ['SPECIFICATIONS_GROUP_ID', 'specificationGroups'],
  'domain/product/tileBackground': ['tileBackground'],
  'domain/product/uspIcon': ['productUsps', 'uspIcon'],
  'domain/product/variantGroups': ['isVariantSelected', 'variantGroups'],
  'domain/search/listingDefaults': ['listingDefaults'],
  'domain/search/recentSearches': ['RECENT_SEARCHES_KEY', 'addRecentSearch', 'parseRecentSearches'],
  'domain/search/refineQuery': ['parseListingQuery', 'refineEntries', 'serialiseListingQuery', 'toggleRefinement'],
  'domain/shopperContext/contextOfQuery': ['contextOfQuery'],
  'domain/shopperContext/contextWrite': ['contextWrite'],
  'domain/shopperContext/sourceCode': ['activeSourceCode', 'sourceCode'],
  'domain/site/geoCountry': ['geoCountry'],
  'domain/site/geoLanguage': ['geoLanguage'],
  'domain/site/geoLocale': ['geoLocale'],
  'domain/site/geoRedirectTarget': ['geoRedirectTarget'],
  'domain/site/hybridPath': ['hybridPath', 'isSandboxHost'],
  'domain/site/hybridRoutes': ['hybridRouteOf', 'hybridRoutes', 'sandboxHybridPath'],
  'domain/site/localeParts': ['customerLocale', 'isSameCountry', 'localeCountry', 'localeLanguage', 'pathCountry'],
  'domain/site/localeReference': ['localeOfPath', 'localeOfReference'],
  'domain/site/normaliseLocalePath': ['normaliseLocalePath'],
  'domain/site/pageType': ['pageType'],
  'domain/site/preferredLocation': [
    'PREFERRED_LOCATION_COOKIE',
    'REFERRER_KEY',
    'parsePreferredLocation',
    'preferredLocation',
  ],
  'domain/site/previewQuery': ['previewQuery'],
  'domain/site/redirects': ['geoPathRedirect', 'trailingSlashRedirect'],
  'domain/site/resolveLocale': ['defaultLocale', 'resolveLocale'],
  'domain/site/resolveSite': ['resolveSite', 'siteNode', 'siteOfReference'],
  'domain/site/safeRedirectTarget': ['collapseLeadingSlashes', 'safeRedirectTarget'],
  'domain/site/stripSitePrefix': ['inAppPath', 'stripSitePrefix'],
  'domain/site/urlMappingStep': ['urlMappingStep'],
  'domain/site/urlParts': ['urlParts'],
  'domain/tracking/dataLayerEvent': ['dataLayerEventNames', 'fileDownloadEvent', 'productEvent'],
  'domain/tracking/doNotTrack': ['DO_NOT_TRACK_COOKIE', 'doNotTrack', 'mayTrack'],
  'domain/tracking/looksLikeEmail': ['looksLikeEmail'],
  'domain/tracking/processName': ['processName'],
  'domain/tracking/recommendationUser': ['recommendationUser'],
  'domain/tracking/scrubEmails': ['scrubEmails'],
  'domain/tracking/shopName': ['shopName'],
  'domain/tracking/trackingCategoryPath': ['trackingCategoryPath'],
  'domain/tracking/trackingCountry': ['trackingCountry'],
  'domain/wishlist/wishlistCount': [
    'WISHLIST_BATCH_SIZE',
    'WISHLIST_COUNT_KEY',
    'WISHLIST_COUNT_SELECT',
    'wishlistBatches',
    'wishlistCount',
    'wishlistCountAfter',
  ],
  'domain/wishlist/wishlistEntries': ['WISHLIST_TYPE', 'wishlistEntries', 'wishlistProductIds', 'wishlistToAddTo'],
  'domain/wishlist/wishlistToggle': ['wishlistItem', 'wishlistToggle'],
  ...hookSurface,
  'testing/buildBasket': ['buildBasket', 'buildBasketItem'],
  'testing/buildProduct': ['buildProduct', 'buildProductImage'],
  'testing/buildSearchHit': ['buildSearchHit'],
  'testing/buildSite': ['buildSite'],
  'testing/callRow': ['row', 'sentBy'],
  'testing/createTestShop': ['createTestShop'],
  'testing/fakeFetch': ['createFakeFetch', 'problemResponse'],
  'testing/fakeRoutes': ['answerNothing', 'answerWith', 'createFakeRoutes', 'loseAnswer', 'refuseWith'],
}

describe('exports', () => {
  it('match the folders of the package', () => {
    const folders = Object.keys(manifest.exports)
    expect(folders).toEqual(['./client/*', './domain/*', './hooks/*', './sync/*', './types/*', './testing/*'])
    expect(Object.keys(manifest.publishConfig.exports)).toEqual(folders)
  })

  it('has no module except the listed ones', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    const modules = files.filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('types')).sort()
    expect(modules.map((file) => file.slice(0, -3).replaceAll('\\', '/'))).toEqual(Object.keys(surface).sort())
  })

  it.each(Object.entries(surface))('%s exports exactly the listed names', async (module, names) => {
    const exported: object = await import(new URL(`${module}.ts`, source).href)
    expect(Object.keys(exported).sort()).toEqual(names)
  })

  it('the domain and the types import only each other', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    const pure = files.filter((file) => /^(domain|types)[/\\].*(?<!\.test)\.ts$/.test(file))
    const foreign = pure.flatMap((file) => {
      const imports = readFileSync(new URL(file, source), 'utf8').matchAll(/from '([^']+)'/g)
      const isForeign = (from: string) => !from.startsWith('.') || /\/(client|hooks|sync|testing)\//.test(from)
      return [...imports].flatMap(([, from = '']) => (isForeign(from) ? [`${file}: ${from}`] : []))
    })
    expect(pure.length).toBeGreaterThan(30)
    expect(foreign).toEqual([])
  })
})
