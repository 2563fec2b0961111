import { fileURLToPath } from 'node:url'
import formatjs from '@formatjs/unplugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { compressAssets } from './server/build/compressAssets.js'
import { groupTemplates } from './server/build/groupTemplates.js'
import { withoutMessageParser } from './server/build/withoutMessageParser.js'
import { withoutShims } from './server/build/withoutShims.js'

const clientEntry = fileURLToPath(new URL('app/entry.client.tsx', import.meta.url))
const serverEntry = fileURLToPath(new URL('server/server.ts', import.meta.url))

/** Parts of one kind of page: they travel with its templates. */
const PAGE_PARTS =
  /\/(?:Accordion|BodyText|CategoryTeaserTile|Disclosure|FocalImage|Gallery|HeroBanner|InlineSelect|IntroductionText|KeyFacts|Listing|ManufacturerPanel|NavigationSelect|NavigationTileCarousel|NotFoundPage|PageSizeSelect|Pagination|PartnerFeatures|PreOwnedProductDetail|ProductDetail|QuoteText|RefinementChips|RefinementPanel|SeoText|SoonPage|SortSelect|SpecificationTable|Teaser|UspList|VariantPicker|bridges)\/|\/shell\/(?:NativePage|NotFound)\.|vitrine-templates/
/** Parts of flyouts, the mega menu, messages and galleries, which load when they are wanted. */
const FLYOUT_PARTS =
  /\/(?:Banner|Dialog|FlyoutDrawer|ImageZoom|MegaMenu|Toast|Turntable|VideoPlayer|MenuTree|SearchBox|CartLine|CartSkeleton|ShoppingCartOverlay|QuantitySelect|Skeleton|icons)\/|\.lazy\.tsx|muiTheme|\/theme\/contract\.|\/ui\/src\/material\//
const FLYOUT_LOGIC =
  /\/connected\/(?:UnavailableLines|cartLines|searchSuggestions|recentSearchStore)|\/page\/(?:productTile|productImage|market)|\/config\/(?:countries|languages)|\/domain\/(?:product|search)\/|\/basket\/(?:miniCartAvailability|itemsUnavailable)|\/hooks\/(?:use(?:SearchSuggestions|Products|UpdateBasketItem|RemoveBasketItem)|suggestionPhrase)|\/shopperSearch\.|\/domain\/wishlist\/|\/hooks\/(?:ensureWishlist|toggleWishlist|use(?:TabSync|ToggleWishlist|Wishlist)|wishlist\w*)\.|\/client\/productLists\./

/** What talks to the commerce platform: comes with the first call or write. */
const COMMERCE_CALLS =
  /\/commerce-client\/src\/(?:client\/(?:createScapiClient|fillPath|queryOf|readError|send|shopperProducts)|hooks\/(?:addToCart|basketChanges|basketUpdates|cacheUpdates|changeData|defineMutation|failureCode|proofs|rereadData|sharedRead|shopperSessions))\.ts|\/connected\/(?:addToCartErrors|commerceCalls)\./

/** Our own code that every page needs, and the styles of everything that a page may show first. */
function isShop(id: string): boolean {
  if (id === clientEntry || id.includes('/node_modules/') || FLYOUT_PARTS.test(id)) return false
  return id.endsWith('.vanilla.css') || !(PAGE_PARTS.test(id) || FLYOUT_LOGIC.test(id) || COMMERCE_CALLS.test(id))
}

const clientBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: true,
  target: 'es2023',
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  sourcemap: false,
  rolldownOptions: {
    input: { shopper: clientEntry },
    output: {
      // Two files hold what every page loads first, a third the templates of its kind: few files compress better and
      // need fewer round trips. What talks to the platform is one file too. All styles that a page may show first are in
      // one block, inlined into the document.
      codeSplitting: {
        groups: [
          { name: 'vendor', tags: ['$initial'], test: /\/node_modules\//, priority: 2 },
          { name: 'shop', test: isShop },
          { name: 'commerce', test: COMMERCE_CALLS },
        ],
      },
    },
  },
}

const serverBuild: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  target: 'node24',
  copyPublicDir: false,
  sourcemap: 'hidden',
  rolldownOptions: { input: { server: serverEntry }, output: { entryFileNames: '[name].js' } },
}

/** Class names of a build: short, recognisable as ours, readable where a style has a name. */
function className({ hash, debugId }: { readonly hash: string; readonly debugId?: string | undefined }): string {
  return debugId ? `vt-${debugId.replace(/[^\w-]/g, '-')}_${hash}` : `vt-${hash}`
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    vanillaExtractPlugin({ identifiers: command === 'serve' ? 'debug' : className }),
    // Inline default messages become syntax trees, so that the browser needs no message parser.
    formatjs({ ast: true }),
    withoutMessageParser(),
    withoutShims(),
    groupTemplates(),
    react(),
    compressAssets(),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: {
    noExternal: [/^@vitrine\//],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  optimizeDeps: {
    entries: ['app/**/*.{ts,tsx}', '../../packages/*/src/**/*.{ts,tsx}', '!**/*.{test,stories}.*'],
    exclude: ['@vitrine/ui', '@vitrine/cms-renderer', '@vitrine/commerce-client'],
  },
  build: isSsrBuild ? serverBuild : clientBuild,
}))
