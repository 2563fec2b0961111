/** What of a module matters here. */
interface ModuleFacts {
  readonly importedIds: readonly string[]
}

interface ChunkContext {
  getModuleInfo(id: string): ModuleFacts | null
}

/** Parts that most pages show: in the file that every page loads, although the frame does not use them. */
const COMMON_PARTS =
  /\/ui\/src\/components\/(?:AvailabilityLabel|Badge|Breadcrumbs|CloudImage|EmptyState|IconButton|Price|ProductCarousel|ProductGrid|ProductTile|RichText|SnapTrack|Spacing)\/|\/Gallery\/useLazyPart\./

/** Parts whose code travels with a kind of page and whose styles are inlined into every document. */
const INLINED_STYLES =
  /\/ui\/src\/components\/(?:Accordion|BodyText|CategoryTeaserTile|Disclosure|FocalImage|Gallery|HeroBanner|InlineSelect|IntroductionText|KeyFacts|Listing|ManufacturerPanel|NavigationSelect|NavigationTileCarousel|NotFoundPage|PageSizeSelect|Pagination|PartnerFeatures|PreOwnedProductDetail|ProductDetail|QuoteText|RefinementChips|RefinementPanel|SeoText|SoonPage|SortSelect|SpecificationTable|Teaser|UspList|VariantPicker)\/.*\.vanilla\.css$/

/** A picture in two crops: content, banners and films share it. */
const PICTURE = /\/ui\/src\/(?:components\/FocalImage\/|theme\/media\.)/

/** What banners and films share with the parts of them that come later: styles, and when motion is welcome. */
const MOTION =
  /\/ui\/src\/(?:hydration\/(?:useLaterPart|useIsMotionWelcome)\.|icons\/media\.|components\/(?:Carousel\/\w+\.|BannerSlider\/\w+\.css\.|HomepageHeroBannerSlide\/\w+\.css\.|Video\/\w+\.css\.))/

/** What talks to the commerce platform: comes with the first call or write. */
const COMMERCE_CALLS =
  /\/commerce-client\/src\/(?:client\/(?:createScapiClient|fillPath|queryOf|readError|send|shopperProducts)|hooks\/(?:addToCart|basketChanges|basketUpdates|cacheUpdates|changeData|defineMutation|failureCode|proofs|rereadData|sharedRead|shopperSessions))\.ts|\/connected\/(?:addToCartErrors|commerceCalls)\./

/**
 * Which modules share a file of the shopper's bundle. Two files hold what every page loads first; few files compress
 * better and need fewer round trips. What talks to the platform is one file too. Everything else goes with the templates
 * or the flyout that uses it, its styles in a stylesheet beside it.
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
  ]
}

/** Modules that the entry imports, and what they import. */
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
