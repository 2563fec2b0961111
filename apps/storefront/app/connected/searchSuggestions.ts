import { productBrand } from '@vitrine/commerce-client/domain/product/productName'
import { productUrl } from '@vitrine/commerce-client/domain/product/productUrl'
import type { SuggestionResult } from '@vitrine/commerce-client/types/suggestions'
import type { SearchSuggestions } from '@vitrine/ui/SearchBox'
import { productImage } from '../page/productImage.js'

/** Wire suggestions as the search box shows them. */
export function searchSuggestions(result: SuggestionResult, localeAlias: string): SearchSuggestions {
  const prefix = `/${localeAlias}`
  const searchFor = (phrase: string) => `${prefix}/search?q=${encodeURIComponent(phrase)}`
  return {
    products: (result.productSuggestions?.products ?? []).map((product) => {
      const name = product.productName ?? ''
      return {
        href: productUrl({ id: product.productId, c_urlPath: product.c_urlPath }, localeAlias),
        name,
        brand: productBrand(product),
        image: product.image ? productImage(product.image, name) : null,
      }
    }),
    categories: (result.categorySuggestions?.categories ?? []).map(({ id, name, c_urlPath: path }) => ({
      label: name ?? id,
      href: `${prefix}${path ?? `/category/${encodeURIComponent(id)}`}`,
    })),
    brands: phrases(result.brandSuggestions).map((label) => ({ label, href: searchFor(label) })),
    phrases: phrases(result.productSuggestions),
  }
}

function phrases(
  group: { readonly suggestedPhrases?: readonly { readonly phrase: string }[] | undefined } | undefined,
): readonly string[] {
  return [...new Set((group?.suggestedPhrases ?? []).map(({ phrase }) => phrase))]
}
