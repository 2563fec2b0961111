import { themes } from '@vitrine/ui/theme/themes'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { retailer } from '../../config/retailer.js'
import { Wordmark } from '../../shell/Wordmark.js'
import { wordmark } from './wordmark.js'
import { wordmarkOutlines } from './wordmarkOutlines.js'

const keys = ['retailer', 'bespoke', 'cpo', 'cpov7'] as const

describe('wordmarkOutlines', () => {
  it('has outlines for every theme', () => {
    expect(keys.toSorted()).toEqual(Object.keys(themes).toSorted())
  })

  it('draws the retailer name', () => {
    expect(wordmark.name, 'run scripts/faces/drawWordmark.py with the new name').toBe(retailer.name)
  })

  it.each(keys)('puts the outline of %s before the content and each of the others once after it', (theme) => {
    const { own, others } = wordmarkOutlines(theme)
    expect(own).toContain(`id="wordmark-${theme}"`)
    const ids = [...(own + others).matchAll(/ id="wordmark-(\w+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(keys.length)
    expect(new Set(ids)).toEqual(new Set(keys))
    const referred = [...(own + others).matchAll(/ href="#wordmark-(\w+)"/g)].map(([, id]) => id)
    expect(ids).toEqual(expect.arrayContaining(referred))
  })

  it('matches the view box that Wordmark uses', () => {
    const { width, height } = wordmark
    expect(renderToStaticMarkup(Wordmark({ theme: 'retailer' }))).toContain(
      `viewBox="${-width / 2} 0 ${width} ${height}" width="${width / 250}em" height="${height / 250}em"`,
    )
  })
})
