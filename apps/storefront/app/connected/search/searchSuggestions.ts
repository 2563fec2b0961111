import { productBrand } from '@vitrine/commerce-client/domain/product/productName'
import { productUrl } from '@vitrine/commerce-client/domain/product/productUrl'
import type { SuggestedProduct, SuggestionResult } from '@vitrine/commerce-client/types/suggestions'
import type { SearchSuggestions } from '@vitrine/ui/SearchBox'
import { productImage } from '../../page/view/productImage.js'

/** Maximum number of suggestions of each kind. */
const SHOWN = 5

/** API suggestions as view data: at most five of each kind, with variants of one product merged. */
export function searchSuggestions(result: SuggestionResult, localeAlias: string): SearchSuggestions {
  const prefix = `/${localeAlias}`
  const searchFor = (phrase: string) => `${prefix}/search?q=${encodeURIComponent(phrase)}`
  return {
    products: differentlyNamed(result.productSuggestions?.products ?? []).map((product) => {
      const name = product.productName ?? ''
      return {
        href: productUrl({ id: product.productId, c_urlPath: product.c_urlPath }, localeAlias),
        name,
        brand: productBrand(product),
        image: product.image ? productImage(product.image, name) : null,
      }
    }),
    categories: (result.categorySuggestions?.categories ?? []).slice(0, SHOWN).map(({ id, name, c_urlPath: path }) => ({
      label: name ?? id,
      href: `${prefix}${path ?? `/category/${encodeURIComponent(id)}`}`,
    })),
    brands: phrases(result.brandSuggestions).map((label) => ({ label, href: searchFor(label) })),
    phrases: phrases(result.productSuggestions),
  }
}

/** The first variant of each product; products without a name are left out. */
function differentlyNamed(products: readonly SuggestedProduct[]): readonly SuggestedProduct[] {
  const byName = new Map<string, SuggestedProduct>()
  for (const product of products) {
    const key = `${productBrand(product)} ${product.productName}`
    if (product.productName && !byName.has(key)) byName.set(key, product)
  }
  return [...byName.values()].slice(0, SHOWN)
}

function phrases(
  group: { readonly suggestedPhrases?: readonly { readonly phrase: string }[] | undefined } | undefined,
): readonly string[] {
  return [...new Set((group?.suggestedPhrases ?? []).map(({ phrase }) => phrase))].slice(0, SHOWN)
}
