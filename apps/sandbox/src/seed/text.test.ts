import { describe, expect, it } from 'vitest'
import { join, measure, text, within } from './text.js'

describe('text', () => {
  it('adds non-breaking spaces to French punctuation and guillemets', () => {
    const { fr, en } = text('so: done', 'so', '« quai » : voici ; oui', 'så')
    expect(fr).toBe('«\u00A0quai\u00A0»\u00A0: voici\u00A0; oui')
    expect(en).toBe('so: done')
  })

  it('derives Swiss German from German', () => {
    expect(text('', 'Das „große“ Maß', '', '')).toMatchObject({ de: 'Das „große“ Maß', 'de-CH': 'Das «grosse» Mass' })
  })

  it('joins a number and its unit with a non-breaking space', () => {
    expect(text('40 mm wide', '', '', '').en).toBe('40\u00A0mm wide')
  })
})

describe('measure', () => {
  it('uses the decimal mark of each language', () => {
    expect(measure(8.4, 'mm')).toEqual({
      en: '8.4\u00A0mm',
      de: '8,4\u00A0mm',
      'de-CH': '8,4\u00A0mm',
      fr: '8,4\u00A0mm',
      da: '8,4\u00A0mm',
    })
  })
})

describe('join', () => {
  it('omits missing texts', () => {
    expect(join(' ', [text('a', 'b', 'c', 'd'), null, undefined]).en).toBe('a')
  })
})

describe('within', () => {
  it('starts in lower case except in German', () => {
    expect(within(text('Date', 'Datum', 'Date', 'Dato'))).toMatchObject({
      en: 'date',
      de: 'Datum',
      fr: 'date',
      da: 'dato',
    })
  })
})
