import { describe, expect, it } from 'vitest'
import { plainText } from './plainText.js'

describe('plainText', () => {
  it.each([
    ['Care &amp; service', 'Care & service'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['<p>Uhren <b>und</b> Schmuck</p>', 'Uhren und Schmuck'],
    ['f&uuml;r &Eacute;l&egrave;ves, gar&ccedil;on, &aring;r &szlig;', 'für Élèves, garçon, år ß'],
    ['&#8211; &#x2014;', '– —'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['&unknown; &#0; &#xD800;', '&unknown;'],
    ['<p>&nbsp;</p>', ''],
  ])('reads %j as %j', (value, expected) => {
    expect(plainText(value)).toBe(expected)
  })

  it('reads 2 MB of angle brackets in linear time', () => {
    const start = performance.now()
    plainText('<a'.repeat(500_000))
    expect(performance.now() - start).toBeLessThan(2000)
  })
})
