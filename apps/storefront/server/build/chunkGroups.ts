/** The parts of a module's metadata that are used here. */
interface ModuleFacts {
  readonly importedIds: readonly string[]
}

interface ChunkContext {
  getModuleInfo(id: string): ModuleFacts | null
}

/** Components on most pages: part of the file that every page loads, although the frame does not use them. */
const COMMON_PARTS =
  /\/ui\/src\/components\/(?:AvailabilityLabel|Badge|Breadcrumbs|CloudImage|EmptyState|IconButton|Price|ProductCarousel|ProductGrid|ProductTile|RichText|SnapTrack|Spacing)\/|\/Gallery\/useLazyPart\./

/** Components whose code is loaded per kind of page and whose styles are inlined into every document. */
const INLINED_STYLES =
  /\/ui\/src\/components\/(?:Accordion|BodyText|CategoryTeaserTile|Disclosure|FocalImage|Gallery|HeroBanner|InlineSelect|IntroductionText|KeyFacts|Listing|ManufacturerPanel|NavigationSelect|NavigationTileCarousel|NotFoundPage|PageSizeSelect|Pagination|PartnerFeatures|PreOwnedProductDetail|ProductDetail|QuoteText|RefinementChips|RefinementPanel|SeoText|SoonPage|SortSelect|SpecificationTable|Teaser|UspList|VariantPicker)\/.*\.vanilla\.css$/

/** A picture with two crops, used by content, banners and videos. */
const PICTURE = /\/ui\/src\/(?:components\/FocalImage\/|theme\/media\.)/

/** Shared by banners, videos and their deferred parts: styles, and the check for reduced motion. */
const MOTION =
  /\/ui\/src\/(?:hydration\/(?:useLaterPart|useIsMotionWelcome)\.|icons\/media\.|components\/(?:Carousel\/\w+\.|BannerSlider\/\w+\.css\.|HomepageHeroBannerSlide\/\w+\.css\.|Video\/\w+\.css\.))/

/** Form fields, used together by the contact forms, the store finder and the checkout. */
const FIELDS =
  /\/ui\/src\/components\/(?:Checkbox|FieldErrorText|FormField|SelectField|TextArea|TextField)\/\w+\.(?:tsx?|css\.ts)$/

/** Parts of whole forms: the contact forms and the checkout. */
const FORM_PARTS =
  /\/ui\/src\/(?:components\/(?:ErrorSummary|FormActions|RadioGroup)\/\w+\.(?:tsx?|css\.ts)$|components\/ContactForm\/wordedFault\.|rules\/isEmail\.)/

/** Fields of a person. */
const PERSON_FIELDS =
  /\/ui\/src\/(?:components\/(?:FieldRow|Fieldset|PhoneField)\/\w+\.(?:tsx?|css\.ts)$|rules\/(?:callingCodes|contactValues|phoneNumber)\.)/

/** Small hooks of parts that change after hydration. */
const AFTER_HYDRATION = /\/connected\/(?:contact\/ContactWays|parts\.css|useIsHydrated|useLater)\./

/** Small modules of the cart that its parts share. */
const CART = /\/connected\/cart\/(?:cartMessages|mixNoticeId)\./

/** Totals of an order, on the pages of the cart, the checkout and the confirmation. */
const TOTALS = /\/ui\/src\/components\/OrderSummary\/(?:OrderTotalRows|OrderSummary\.messages|orderTotals)\./

/** Products as tiles and lines, outside of the pages that the server renders. */
const TILES = /\/app\/page\/view\/product(?:Tile|Image)\./

/** The market of a page, outside of the first load. */
const MARKET = /\/app\/(?:page\/market|config\/(?:languages|countries|countryCodes))\./

/** Commerce client code, loaded with the first call or write. */
const COMMERCE_CALLS =
  /\/commerce-client\/src\/(?:client\/(?:createScapiClient|fillPath|queryOf|readError|send|shopperBaskets|shopperProducts)|hooks\/(?:defineMutation|sharedRead)|sync\/(?:addToCart|basketMutation|optimisticBasket|mutationDefinition|updateResource|failureCode|appliedChecks|revalidate|shopperSessions))\.ts|\/connected\/(?:cart\/addToCartErrors|commerce\/commerceCalls)\./

/**
 * Assigns modules to the files of the browser bundle. Two files hold what every page loads first; few files compress
 * better and need fewer round trips. The commerce client is one file. Everything else goes with the templates or the
 * flyout that uses it, with its styles in a separate stylesheet.
 */
export function chunkGroups(entry: string) {
  let first: ReadonlySet<string> | null = null
  return [
    { name: 'vendor', tags: ['$initial' as const], test: /\/node_modules\//, priority: 3 },
    {
      debugName: 'shop',
      name: (id: string, context: ChunkContext) => {
        first ??= reachedFrom(entry, context)
        return first.has(id) || COMMON_PARTS.test(id) || INLINED_STYLES.test(id) ? 'shop' : null
      },
      test: (id: string) => id !== entry && !id.includes('/node_modules/'),
      priority: 2,
    },
    { name: 'picture', test: PICTURE, priority: 1 },
    { name: 'motion', test: MOTION, priority: 1 },
    { name: 'commerce', test: COMMERCE_CALLS },
    { name: 'fields', test: FIELDS },
    { name: 'formParts', test: FORM_PARTS },
    { name: 'personFields', test: PERSON_FIELDS },
    { name: 'hydrated', test: AFTER_HYDRATION },
    { name: 'cart', test: CART },
    { name: 'totals', test: TOTALS },
    { name: 'tiles', test: TILES },
    { name: 'market', test: MARKET },
  ]
}

/** Modules that the entry imports, directly or indirectly. */
function reachedFrom(entry: string, context: ChunkContext): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [entry]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}
