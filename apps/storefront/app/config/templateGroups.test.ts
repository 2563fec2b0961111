import { expect, it } from 'vitest'
import { groupsByTime, templatesAfterHydration } from './templateGroups.js'

const node = (name: string, nodes: readonly Node[] = []): Node => ({
  id: name,
  template: `vitrine:components/${name}`,
  props: { nodes },
})

interface Node {
  readonly id: string
  readonly template: string
  readonly props: { readonly nodes: readonly Node[] }
}

it.each([
  ['a product', ['product-detail', 'accordion', 'video'], ['product'], ['content', 'media']],
  ['a listing', ['introduction-text', 'product-grid'], ['listing'], ['content']],
  ['an edited page', ['hero-banner', 'banner-slider', 'contact-form'], ['content'], ['banners', 'forms']],
  ['a page of one form', ['contact-form'], [], ['forms']],
])('%s waits only for the code of its main content', (_, names, first, afterHydration) => {
  expect(groupsByTime(names.map((name) => node(name)))).toEqual({ first, afterHydration })
})

it('lists templates whose code loads after hydration, nested ones included', () => {
  const nodes = [node('hero-banner'), node('container', [node('video'), node('accordion')])]
  expect(templatesAfterHydration(nodes)).toEqual(['vitrine:components/video'])
})
