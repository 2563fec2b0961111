import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('.', import.meta.url)

/** Modules of this folder that come along with some of them, lazy ones left out. */
function reached(names: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const source = readFileSync(new URL(`${name}.ts`, folder), 'utf8')
    for (const [, next = ''] of source.matchAll(/^(?:import|export) (?!type )[^']*? from '\.\/(\w+)\.js'/gm))
      visit(next)
  }
  for (const name of names) visit(name)
  return seen
}

it('what pages load first brings neither writing, nor the wish list, nor other tabs', () => {
  const modules = reached(['CommerceProvider', 'shopperSessions', 'useBasket', 'useAddToCart'])
  expect(modules.has('personalData')).toBe(true)
  const late = [
    'addToCart',
    'changeData',
    'cacheUpdates',
    'basketUpdates',
    'toggleWishlist',
    'wishlistData',
    'useTabSync',
  ]
  expect(late.filter((name) => modules.has(name))).toEqual([])
  expect(modules.size).toBeLessThan(25)
})

it('the wish list brings no basket, and reading it brings no writing', () => {
  expect(reached(['useWishlist', 'useToggleWishlist', 'useWishlistCount']).has('basketData')).toBe(false)
  expect(reached(['useWishlist', 'useWishlistCount']).has('changeData')).toBe(false)
})
