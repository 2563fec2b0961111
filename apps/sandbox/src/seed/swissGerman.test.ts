import { describe, expect, it } from 'vitest'
import { swissGerman } from './swissGerman.js'

describe('swissGerman', () => {
  it.each([
    ['Weißgold und Größe', 'Weissgold und Grösse'],
    ['GROẞ', 'GROSS'],
    ['Das Wort „noch“', 'Das Wort «noch»'],
    ['„Er sagte ‚nein‘“', '«Er sagte ‹nein›»'],
    ['Aurelunes Uhr, 8,4 mm', 'Aurelunes Uhr, 8,4 mm'],
  ])('writes %s as %s', (german, swiss) => {
    expect(swissGerman(german)).toBe(swiss)
  })
})
