import { describe, expect, it } from 'vitest'
import { withRelatedProducts } from './relatedProducts.server.js'

const node = (name: string) => ({ id: name, template: `vitrine:components/${name}`, props: {} })
const names = (templates: readonly { readonly template: string }[]) =>
  templates.map(({ template }) => template.slice('vitrine:components/'.length))

describe('withRelatedProducts', () => {
  it.each([
    ['below the product', ['product-detail', 'usp-list'], ['product-detail', 'product-recommendations', 'usp-list']],
    [
      'below a pre-owned product',
      ['pre-owned-product-detail'],
      ['pre-owned-product-detail', 'product-recommendations'],
    ],
    [
      'nowhere when editors have placed it',
      ['product-detail', 'teaser', 'product-recommendations'],
      ['product-detail', 'teaser', 'product-recommendations'],
    ],
    ['nowhere on a page without a product', ['teaser', 'product-grid'], ['teaser', 'product-grid']],
    ['nowhere on an empty page', [], []],
  ])('puts the recommendations %s', (_, before, after) => {
    expect(names(withRelatedProducts(before.map(node), 'Aurelune', 'en'))).toEqual(after)
  })

  it('uses the language of the page and the brand of the product in the title', () => {
    const [, row] = withRelatedProducts([node('product-detail')], 'Aurelune', 'de')
    expect(row?.props).toEqual({ title: 'Das könnte Ihnen auch gefallen', brand: 'Aurelune' })
  })
})
