import { expect, it } from 'vitest'
import { trackingCategoryPath } from './trackingCategoryPath.js'

it.each([
  ['watches', 'watches/no value/no value/no value/no value'],
  ['watches/mens', 'watches/mens/no value/no value/no value'],
  ['a/b/c/d', 'a/b/c/d/no value'],
  ['a/b/c/d/e', 'a/b/c/d/e'],
  ['a/b/c/d/e/f', 'a/b/c/d/e/f'],
  ['/watches/mens/', 'watches/mens/no value/no value/no value'],
  ['', 'no value/no value/no value/no value/no value'],
  [undefined, 'no value/no value/no value/no value/no value'],
])('%j is reported as %j', (path, reported) => {
  expect(trackingCategoryPath(path)).toBe(reported)
})
