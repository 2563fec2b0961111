import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const source = new URL('../', import.meta.url)

/** Modules of `hooks` and `sync` that these hooks import statically. */
function reached(names: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const text = readFileSync(fileOf(name), 'utf8')
    for (const [, next = ''] of text.matchAll(
      /^(?:import|export) (?!type )[^']*? from '(?:\.|\.\.\/sync)\/(\w+)\.js'/gm,
    ))
      visit(next)
  }
  for (const name of names) visit(name)
  return seen
}

it('the first load contains no mutations, no wishlist and no tab sync', () => {
  const modules = reached(['CommerceProvider', 'shopperSessions', 'useBasket', 'useAddToCart'])
  expect(modules.has('resource')).toBe(true)
  const late = [
    'addToCart',
    'updateResource',
    'mutationDefinition',
    'optimisticBasket',
    'toggleWishlist',
    'wishlistResource',
    'useTabSync',
  ]
  expect(late.filter((name) => modules.has(name))).toEqual([])
  expect(modules.size).toBeLessThan(25)
})

it('the wishlist hooks do not import the basket, and reading hooks do not import mutations', () => {
  expect(reached(['useWishlist', 'useToggleWishlist', 'useWishlistCount']).has('basketResource')).toBe(false)
  expect(reached(['useWishlist', 'useWishlistCount']).has('updateResource')).toBe(false)
})

function fileOf(name: string): URL {
  const files = ['hooks', 'sync'].map((folder) => new URL(`${folder}/${name}.ts`, source))
  return files.find((file) => existsSync(file)) ?? fail(name)
}

function fail(name: string): never {
  throw new Error(`Neither hooks/${name}.ts nor sync/${name}.ts exists. Update the module names in this test.`)
}
