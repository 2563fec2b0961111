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
  it('leaves empty groups out', () => {
    expect(searchOptions(source).map((group) => group.kind)).toEqual(['phrases', 'brands', 'products'])
  })

  it('leads a phrase to its results, encoded', () => {
    expect(searchOptions(source)[0]?.options[0]?.href).toBe('/ch/en/search?q=aurelune%20%26%20co')
  })

  it('offers recent searches while nothing is typed', () => {
    expect(searchOptions({ ...source, query: ' ' })).toEqual([
      { kind: 'recent', options: [{ href: '/ch/en/search?q=pearls', label: 'pearls' }] },
    ])
  })

  it('says pieces of one brand with one name once, and leads to the first', () => {
    const piece = { name: 'Meridian 40', brand: 'Aurelune', image: null }
    const products = [
      { ...piece, href: '/blue.html' },
      { ...piece, href: '/grey.html' },
      { ...piece, brand: 'Corvane', href: '/other.html' },
    ]
    const groups = searchOptions({ ...source, suggestions: { ...suggestions, products } })
    expect(groups.at(-1)?.options.map(({ href }) => href)).toEqual(['/blue.html', '/other.html'])
  })

  it('leaves a phrase out that is a brand below it', () => {
    const phrases = ['AURELUNE', 'aurelune gold']
    const groups = searchOptions({ ...source, suggestions: { ...suggestions, phrases } })
    expect(groups[0]?.options.map(({ label }) => label)).toEqual(['aurelune gold'])
  })

  it('offers nothing while suggestions for what is typed are not there', () => {
    expect(searchOptions({ ...source, suggestions: null })).toEqual([])
  })
})
