import { describe, expect, it } from 'vitest'
import { productUsps, uspIcon } from './uspIcon.js'

describe('uspIcon', () => {
  it.each([
    ['free-returns.svg', 'return'],
    ['/icons/free-returns.svg', 'return'],
    ['click-and-collect.svg', 'store'],
    ['anything.svg', 'pin'],
    ['constructor', 'pin'],
    [undefined, 'pin'],
  ])('%s → %s', (file, icon) => {
    expect(uspIcon(file)).toBe(icon)
  })
})

describe('productUsps', () => {
  const c_UspJson = [{ title: 'Free returns', text: 'Within 30 days.', link: '', icon: 'free-returns.svg' }]

  it('returns each selling point with its icon, without a link when it has none', () => {
    expect(productUsps({ c_UspJson })).toEqual([
      { title: 'Free returns', text: 'Within 30 days.', href: null, icon: 'return' },
    ])
  })

  it('returns none when the product has none', () => {
    expect(productUsps({})).toEqual([])
  })

  it('returns none when c_hideUSP is set', () => {
    expect(productUsps({ c_UspJson, c_hideUSP: true })).toEqual([])
  })
})
