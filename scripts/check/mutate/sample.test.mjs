import { expect, it } from 'vitest'
import { sample } from './sample.mjs'

const items = Array.from({ length: 100 }, (_, place) => place)

it('draws the same items for the same seed, in their order', () => {
  const drawn = sample(items, 10, 1)
  expect(drawn).toHaveLength(10)
  expect(sample(items, 10, 1)).toEqual(drawn)
  expect(drawn.toSorted((a, b) => a - b)).toEqual(drawn)
})

it('draws others for another seed', () => {
  expect(sample(items, 10, 2)).not.toEqual(sample(items, 10, 1))
})

it('takes all when there are fewer', () => {
  expect(sample(items, 400, 1)).toEqual(items)
})
