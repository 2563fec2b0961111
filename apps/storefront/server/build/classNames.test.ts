import { describe, expect, it } from 'vitest'
import { createClassNames } from './classNames.js'

const TILE = '../../packages/ui/src/components/ProductTile/ProductTile.css.ts'
const CART = 'app/connected/cart/AddToCart.css.ts'

describe('class names of a build', () => {
  it('contain the number of their file and their index in it', () => {
    const name = createClassNames()
    const names = ['0', '1', 'z', '10'].map((count) => name({ hash: `1ab2cd3${count}`, filePath: TILE }))
    const [, number] = /^vt-(\w\w)0$/.exec(names[0] ?? '') ?? []
    expect(names).toEqual([`vt-${number}0`, `vt-${number}1`, `vt-${number}z`, `vt-${number}10`])
  })

  it('differ between files, even if their hashes are similar', () => {
    const name = createClassNames()
    const names = [TILE, CART].flatMap((filePath) =>
      ['0', '1'].map((count) => name({ hash: `same${count}`, filePath })),
    )
    expect(new Set(names).size).toBe(4)
  })

  it('equal those of the other build, whatever the order of files', () => {
    const browser = createClassNames()
    const server = createClassNames()
    const first = browser({ hash: 'tile0', filePath: TILE })
    server({ hash: 'cart0', filePath: CART })
    expect(server({ hash: 'tile0', filePath: TILE })).toBe(first)
  })

  it.each([
    ['a file outside the folders of styles', 'app/nowhere/Nothing.css.ts', /in no known style folder/],
    ['names of one file with different hashes', CART, /do not start with the same hash/],
  ])('fail the build for %s', (_name, filePath, message) => {
    const name = createClassNames()
    name({ hash: 'cart0', filePath: CART })
    expect(() => name({ hash: 'other0', filePath })).toThrow(message)
  })
})
