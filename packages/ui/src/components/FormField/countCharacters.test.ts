import { expect, it } from 'vitest'
import { countCharacters } from './countCharacters.js'

it.each([
  ['', 0],
  ['Für Mila', 8],
  ['🎁', 1],
  ['Alles Gute 🎂🥂', 13],
  ['a\nb', 3],
])('countCharacters(%j) is %i', (text, count) => {
  expect(countCharacters(text)).toBe(count)
})
