import { describe, expect, it } from 'vitest'
import { buildParseContext } from '../testing/buildParseContext.js'

const { sanitize } = buildParseContext()
const PROVIDER = 'https://images.vitrine.example/vitrine/image/upload/c_limit,f_auto,w_300/scenes/craft.jpg'

describe('sanitize', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<p onclick="alert(1)">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="jav&#x09;ascript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href=" &#14;javascript:alert(1)">x</a>',
    '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<svg><script>alert(1)</script></svg>',
    '<svg/onload=alert(1)>',
    '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<iframe src="https://evil.example"></iframe>',
    '<form action="https://evil.example"><input name=a></form>',
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<style>body{background:url(javascript:alert(1))}</style>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<object data="x"></object><embed src="x">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<template><img src=x onerror=alert(1)></template>',
    '<a href="//evil.example/" onmouseover=alert(1)>x</a>',
    '<p class="lead evil" id="main">x</p>',
    '<xmp><img src=x onerror=alert(1)></xmp>',
    '<!--<img src=x onerror=alert(1)>-->',
    '<p title="&quot;><img src=x onerror=alert(1)>">x</p>',
  ])('leaves nothing that runs in %s', (html) => {
    const elements = [...sanitize(html).matchAll(/<([a-z0-9]+)((?:\s+[\w-]+="[^"]*")*)\s*\/?>/gi)]
    const names = elements.map((element) => element[1])
    const attributes = elements.flatMap((element) => [...(element[2] ?? '').matchAll(/([\w-]+)="([^"]*)"/g)])
    expect(names.filter((name) => !['p', 'a', 'img', 'span', 'div'].includes(name ?? ''))).toEqual([])
    expect(attributes.map((one) => one[1]).filter((name) => /^on|^style$|^id$/i.test(name ?? ''))).toEqual([])
    expect(
      attributes.map((one) => one[2]).filter((value) => /^\s*(javascript|data|vbscript):|^\/\//i.test(value ?? '')),
    ).toEqual([])
    expect(attributes.filter((one) => one[1] === 'class' && one[2] !== 'lead')).toEqual([])
  })

  it('leaves no bare angle bracket of a split tag', () => {
    expect(sanitize('<<script>script>alert(1)<</script>/script>')).not.toMatch(/<(?!\/?[a-z0-9]+[\s>/])/i)
  })

  it('keeps what editors write', () => {
    const html =
      '<h2>Care</h2><p class="lead">Oil &amp; water</p><ul><li><strong>One</strong></li></ul><table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>'
    expect(sanitize(html)).toBe(html)
  })

  it('turns a second page title into a heading', () => {
    expect(sanitize('<h1>Care</h1>')).toBe('<h2>Care</h2>')
  })

  it('rewrites links by the link rule and keeps the text of a dropped one', () => {
    expect(sanitize('<a href="/ch/services.html">a</a>')).toBe('<a href="/ch/de/services">a</a>')
    expect(sanitize('<a href="https://other.example/">a</a>')).toBe(
      '<a href="https://other.example/" target="_blank" rel="noopener noreferrer">a</a>',
    )
    expect(sanitize('<a href="javascript:x">a</a>')).toBe('<span>a</span>')
  })

  it('drops leaked tokens from text', () => {
    expect(sanitize('<p>See ${link:{uuid:{1},path:{/a}}} here</p>')).toBe('<p>See  here</p>')
  })

  it('cuts the empty tail that editors leave', () => {
    expect(sanitize('<p>a</p><p>&nbsp;</p>\n<p></p><br>')).toBe('<p>a</p>')
    expect(sanitize('<p>&nbsp;</p>')).toBe('')
  })

  it('offers provider images in several widths, loaded late, and finds DAM images', () => {
    const html = sanitize(`<img src="${PROVIDER}" alt="Bench" width="1200" height="675">`)
    expect(html).toContain('w_1200/scenes/craft.jpg" srcset="')
    expect(html).toContain('w_390/scenes/craft.jpg 390w')
    expect(html).toContain('loading="lazy" decoding="async"')
    expect(sanitize('<img src="/dam/jcr:1/a.jpg">')).toContain('src="/cms/dam/jcr:1/a.jpg" alt=""')
  })
})
