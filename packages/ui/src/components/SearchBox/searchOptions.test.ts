import { describe, expect, it } from 'vitest'
import { searchOptions } from './searchOptions.js'

const suggestions = {
  products: [{ href: '/p.html', name: 'Meridian 40', brand: 'Aurelune', image: null }],
  categories: [],
  brands: [{ href: '/aurelune', label: 'Aurelune' }],
  phrases: ['aurelune & co'],
}
const source = { action: '/ch/en/search', query: 'aur', suggestions, recent: ['pearls'] }

describe('searchOptions', () => {
  it('omits empty groups', () => {
    expect(searchOptions(source).map((group) => group.kind)).toEqual(['phrases', 'brands', 'products'])
  })

  it('links a phrase to its results, encoded', () => {
    expect(searchOptions(source)[0]?.options[0]?.href).toBe('/ch/en/search?q=aurelune%20%26%20co')
  })

  it('offers recent searches while the input is empty', () => {
    expect(searchOptions({ ...source, query: ' ' })).toEqual([
      { kind: 'recent', options: [{ href: '/ch/en/search?q=pearls', label: 'pearls' }] },
    ])
  })

  it('lists products with the same brand and name once, and links to the first', () => {
    const piece = { name: 'Meridian 40', brand: 'Aurelune', image: null }
    const products = [
      { ...piece, href: '/blue.html' },
      { ...piece, href: '/grey.html' },
      { ...piece, brand: 'Corvane', href: '/other.html' },
    ]
    const groups = searchOptions({ ...source, suggestions: { ...suggestions, products } })
    expect(groups.at(-1)?.options.map(({ href }) => href)).toEqual(['/blue.html', '/other.html'])
  })

  it('omits a phrase that is also listed as a brand', () => {
    const phrases = ['AURELUNE', 'aurelune gold']
    const groups = searchOptions({ ...source, suggestions: { ...suggestions, phrases } })
    expect(groups[0]?.options.map(({ label }) => label)).toEqual(['aurelune gold'])
  })

  it('offers nothing while the suggestions for the input are loading', () => {
    expect(searchOptions({ ...source, suggestions: null })).toEqual([])
  })
})
