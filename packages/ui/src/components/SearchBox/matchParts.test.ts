import { describe, expect, it } from 'vitest'
import { matchParts } from './matchParts.js'

const marked = (text: string, query: string) =>
  matchParts(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

describe('matchParts', () => {
  it.each([
    ['Meridian 40', 'mer', '[Mer]idian 40'],
    ['Meridian 40 Rose Gold', 'rose mer', '[Mer]idian 40 [Rose] Gold'],
    ['Montre élégante', 'Ele', 'Montre [élé]gante'],
    ['Meridian 40', 'idian', 'Meridian 40'],
    ['Meridian 40', '  ', 'Meridian 40'],
    ['', 'mer', ''],
    ['<b>Mer</b> & more', '<b', '<[b]>Mer</[b]> & more'],
    ['ساعة يد', 'يد', 'ساعة [يد]'],
  ])('highlights in "%s" the matches of "%s"', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected)
  })

  it('keeps every character', () => {
    const text = 'x'.repeat(300)
    expect(
      matchParts(text, 'xx')
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})
