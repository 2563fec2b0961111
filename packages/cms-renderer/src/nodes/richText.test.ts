// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { growthOf } from '../../test/growthOf.js'
import { buildParseContext } from '../testing/buildParseContext.js'
import { hostileHtml } from '../testing/hostileHtml.js'
import { scriptTraces } from '../testing/scriptTraces.js'

const { sanitize } = buildParseContext()
const ORIGIN = 'https://vitrine.example'
const PROVIDER = 'https://images.vitrine.example/vitrine/image/upload/c_limit,f_auto,w_300/scenes/craft.jpg'

describe('sanitize', () => {
  it.each(hostileHtml)('removes everything that runs or leads to another site: %s', (_, html) => {
    const parsed = new DOMParser().parseFromString(`<body><div>${sanitize(html)}</div></body>`, 'text/html')
    const elements = [...parsed.documentElement.querySelectorAll('*')].slice(2)
    expect(scriptTraces(elements, ORIGIN)).toEqual([])
  })

  it('is idempotent', () => {
    // A token that was split by a tag is text, and complete on the second pass.
    for (const [name, html] of hostileHtml.slice(0, -1))
      expect([name, sanitize(sanitize(html))]).toEqual([name, sanitize(html)])
  })

  it('leaves no bare angle bracket of a split tag', () => {
    expect(sanitize('<<script>script>alert(1)<</script>/script>')).not.toMatch(/<(?!\/?[a-z0-9]+[\s>/])/i)
  })

  it('keeps the markup that editors use', () => {
    const html =
      '<h2>Care</h2><p class="lead">Oil &amp; water</p><ul><li><strong>One</strong></li></ul><table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>'
    expect(sanitize(html)).toBe(html)
  })

  it('turns a second h1 into a lower heading', () => {
    expect(sanitize('<h1>Care</h1>')).toBe('<h2>Care</h2>')
  })

  it('rewrites links by the link rule and keeps the text of a dropped one', () => {
    expect(sanitize('<a href="/ch/services.html">a</a>')).toBe('<a href="/ch/de/services">a</a>')
    expect(sanitize('<a href="https://other.example/">a</a>')).toBe(
      '<a href="https://other.example/" target="_blank" rel="noopener noreferrer">a</a>',
    )
    expect(sanitize('<a href="javascript:x">a</a>')).toBe('<span>a</span>')
  })

  it('opens a file in a new tab where the editor says so', () => {
    expect(sanitize('<a href="/dam/jcr:1/care.pdf" target="_blank">a</a>')).toBe(
      '<a href="/cms/dam/jcr:1/care.pdf" target="_blank" rel="noopener noreferrer">a</a>',
    )
  })

  it('keeps title and language of a link', () => {
    const link = '<a href="/ch/de/services" title="Care" lang="en">a</a>'
    expect(sanitize(link)).toBe(link)
  })

  it('removes leaked tokens from text', () => {
    expect(sanitize('<p>See ${link:{uuid:{1},path:{/a}}} here</p>')).toBe('<p>See  here</p>')
  })

  it('removes empty paragraphs at the end', () => {
    expect(sanitize('<p>a</p><p>&nbsp;</p>\n<p></p><br>')).toBe('<p>a</p>')
    expect(sanitize('<p>&nbsp;</p>')).toBe('')
  })

  const imageOf = (html: string) => new DOMParser().parseFromString(sanitize(html), 'text/html').querySelector('img')

  it('offers provider images in the widths of the image service and loads them lazily', () => {
    const image = imageOf(`<img src="${PROVIDER}" alt="Bench" width="1200px" height="675">`)
    const widths = [...(image?.getAttribute('srcset') ?? '').matchAll(/w_(\d+)\/scenes\/craft\.jpg (\d+)w/g)]
    expect(widths.map(([, asked, said]) => [asked, said])).toEqual(
      ['390', '480', '768', '1024', '1280', '1600', '1920'].map((width) => [width, width]),
    )
    expect(image?.getAttribute('src')).toContain('/c_limit,f_auto,w_1024/scenes/craft.jpg')
    const said = ['alt', 'width', 'height', 'loading', 'decoding', 'sizes'].map((name) => image?.getAttribute(name))
    expect(said).toEqual(['Bench', '1200', '675', 'lazy', 'async', '(min-width: 768px) 760px, 100vw'])
  })

  it.each([
    ['/dam/jcr:1/a.jpg', '/cms/dam/jcr:1/a.jpg'],
    ['/author/dam/jcr:1/a.jpg', '/cms/dam/jcr:1/a.jpg'],
    ['https://other.example/a.jpg', 'https://other.example/a.jpg'],
  ])('renders %s, which has one size, without srcset', (src, expected) => {
    const image = imageOf(`<img src="${src}">`)
    expect([image?.getAttribute('src'), image?.getAttribute('srcset'), image?.getAttribute('alt')]).toEqual([
      expected,
      null,
      '',
    ])
  })

  it.each(['0', '-5', '99999', '10%', 'auto', '1e3', '" onload="alert(1)'])('drops the width %j', (width) => {
    expect(imageOf(`<img src="${PROVIDER}" width='${width}' height="300">`)?.getAttribute('width')).toBeNull()
  })

  it.each(['', 'javascript:alert(1)', '//evil.example/a.png', 'jcr:broken', 'https://user:secret@other.example/a.png'])(
    'drops an image from %j and keeps the text around it',
    (src) => {
      expect(sanitize(`<p>a<img src="${src}">b</p>`)).toBe('<p>ab</p>')
    },
  )

  it.each([
    ['tel:+41 44 555 01 20', 'tel:+41 44 555 01 20', null],
    ['mailto:bench@halbrenn.example', 'mailto:bench@halbrenn.example', null],
    ['/ch/watches.html?a=1#b', '/ch/de/watches?a=1#b', null],
    ['#care', '#care', null],
    ['/dam/jcr:1/care.pdf', '/cms/dam/jcr:1/care.pdf', null],
    ['/magnoliaAuthor/dam/jcr:1/care.pdf', '/cms/dam/jcr:1/care.pdf', null],
    ['https://other.example/x', 'https://other.example/x', 'noopener noreferrer'],
    ['https://vitrine.example/uk/en/watches', '/uk/en/watches', null],
    ['${link:{uuid:{1},repository:{website},path:{/ch/care},nodeData:{},extension:{html}}}', '/ch/de/care', null],
  ])('rewrites the link %s', (href, expected, rel) => {
    const link = new DOMParser().parseFromString(sanitize(`<a href="${href}">a</a>`), 'text/html').querySelector('a')
    expect([link?.getAttribute('href'), link?.getAttribute('rel')]).toEqual([expected, rel])
  })

  it('resolves legacy links against the legacy storefront', () => {
    expect(sanitize('<a data-link-type="sfraLinkReference" href="account/orders">a</a>')).toBe(
      '<a href="https://legacy.vitrine.example/account/orders">a</a>',
    )
  })

  // 5,000 tags are the limit; deep nesting is the slowest input.
  it.each<[string, number, (size: number) => string]>([
    ['line breaks', 5000, (size) => '<br>'.repeat(size)],
    ['empty paragraphs at the end', 2500, (size) => '<p></p>'.repeat(size)],
    ['leaked tokens', 60_000, (size) => '${link:{'.repeat(size)],
    ['open elements', 5000, (size) => '<div>'.repeat(size)],
    ['brackets', 5000, (size) => '<'.repeat(size)],
    ['closing tags', 5000, (size) => '</p>a'.repeat(size)],
    ['entities', 400_000, (size) => '&'.repeat(size)],
    ['attributes', 80_000, (size) => `<p ${'a=b '.repeat(size)}>x</p>`],
    ['srcset candidates', 50_000, (size) => `<img src="${PROVIDER}" srcset="${'a 1x, '.repeat(size)}">`],
  ])('handles many %s in linear time', (_, size, html) => {
    expect(growthOf((length) => buildParseContext().sanitize(html(length)), size / 8)).toBeLessThan(24)
  })

  it('rejects a text of more than 5,000 tags, and a page of more than 500,000 characters of text', () => {
    expect(() => buildParseContext().sanitize('<b>'.repeat(5001))).toThrow(RangeError)
    const page = buildParseContext()
    for (let part = 0; part < 5; part += 1) expect(page.sanitize('a'.repeat(100_000))).toHaveLength(100_000)
    expect(() => page.sanitize('a')).toThrow(RangeError)
  })

  it('drops elements below the fortieth level and keeps their text', () => {
    const html = sanitize(`${'<div>'.repeat(100)}deep${'</div>'.repeat(100)}`)
    expect(html.match(/<div>/g)).toHaveLength(40)
    expect(html).toContain('deep')
  })
})
