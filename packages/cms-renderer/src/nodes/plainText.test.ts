import { describe, expect, it } from 'vitest'
import { growthOf } from '../../test/growthOf.js'
import { plainText } from './plainText.js'

describe('plainText', () => {
  it.each([
    ['Care &amp; service', 'Care & service'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['<p>Uhren <b>und</b> Schmuck</p>', 'Uhren und Schmuck'],
    ['f&uuml;r &Eacute;l&egrave;ves, gar&ccedil;on, &aring;r &szlig;', 'für Élèves, garçon, år ß'],
    ['&#8211; &#x2014; &#X2014; &#169;', '– — — ©'],
    ['&#32;a&#31;b&#x1F600;&#x10FFFF;&#x110000;', 'ab\u{1F600}\u{10FFFF}'],
    ['&lt;&gt;&quot;&apos;&amp;', `<>"'&`],
    ['a&nbsp;b&shy;c', 'a\u00A0b\u00ADc'],
    ['&ndash;&mdash;&hellip;&middot;&times;&deg;', '–—…·×°'],
    ['&lsquo;&rsquo;&sbquo;&ldquo;&rdquo;&bdquo;&laquo;&raquo;', '‘’‚“”„«»'],
    ['&euro;&pound;&copy;&reg;&trade;', '€£©®™'],
    ['&aelig;&AElig;&oslash;&Oslash;&oelig;&szlig;', 'æÆøØœß'],
    ['&ouml;&eacute;&agrave;&ocirc;&ntilde;&ccedil;&Aring;', 'öéàôñçÅ'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['&unknown; &#0; &#xD800;', '&unknown;'],
    ['<p>&nbsp;</p>', ''],
  ])('reads %j as %j', (value, expected) => {
    expect(plainText(value)).toBe(expected)
  })

  it('reads 2 MB of angle brackets in linear time', () => {
    expect(growthOf((size) => plainText('<a'.repeat(size)), 120_000)).toBeLessThan(24)
  })
})
