import { describe, expect, it } from 'vitest'
import { loadContent } from './loadContent.js'
import { samplePage as page, sampleText as text, writeContent } from './testing/writeContent.js'

/** Loads a content folder with these pages. */
function load(pages: readonly unknown[], links: unknown = {}, frames: unknown = {}) {
  const files = Object.fromEntries(pages.map((one, index) => [`pages/p${index}.json`, one]))
  return loadContent(writeContent({ ...files, 'links.json': links, 'iframes.json': frames }))
}

const main = (component: unknown) => [{ ...page, main: [component] }]
const campaign = { ...page, path: '/campaign/a', template: 'managed-campaign' }
const teaser = { component: 'teaser', title: text }

describe('loadContent', () => {
  it('accepts a page with every kind of field', () => {
    const image = { scene: 'craft', alt: text, focalPoint: '50#30' }
    const link = { label: text, href: '/b' }
    const container = {
      component: 'container',
      width: 'text',
      content: [{ ...teaser, image, link, imageSide: 'left', onlyIn: ['ch'] }],
    }
    expect(load(main(container)).pages).toHaveLength(1)
  })

  it.each<[string, readonly unknown[], string]>([
    ['broken JSON', ['{'], 'content/pages/p0.json: is not valid JSON'],
    [
      'a missing language',
      main({ ...teaser, title: { en: 'A', de: 'B', da: 'D' } }),
      'content/pages/p0.json, main[0].title.fr: is missing. Every text needs en, de, fr and da.',
    ],
    ['an empty text', [{ ...page, title: { ...text, da: ' ' } }], 'content/pages/p0.json, title.da: is missing'],
    [
      'an unknown language',
      [{ ...page, title: { ...text, it: 'E' } }],
      'content/pages/p0.json, title.it: is not a language',
    ],
    [
      'an unknown component',
      main({ component: 'slider' }),
      'content/pages/p0.json, main[0].component: "slider" is unknown. Use one of accordion',
    ],
    [
      'an unknown field',
      main({ ...teaser, colour: 'red' }),
      'content/pages/p0.json, main[0].colour: is not a field here. Known: image',
    ],
    ['a missing field', main({ component: 'teaser' }), 'content/pages/p0.json, main[0].title: is missing.'],
    [
      'a wrong choice',
      main({ ...teaser, imageSide: 'top' }),
      'content/pages/p0.json, main[0].imageSide: must be one of left, right.',
    ],
    [
      'an unknown scene',
      main({ ...teaser, image: { scene: 'beach', alt: text } }),
      'main[0].image.scene: must be one of home-hero',
    ],
    [
      'a scene and a photograph',
      main({ ...teaser, image: { scene: 'craft', photograph: '4130-110-1', alt: text } }),
      'main[0].image: needs one of scene and photograph.',
    ],
    [
      'a missing view of a product',
      main({ ...teaser, image: { photograph: '4130-110-1', view: 9, alt: text } }),
      'main[0].image.photograph: "4130-110-1" has no picture in view 9.',
    ],
    [
      'a wrong focal point',
      main({ ...teaser, image: { scene: 'craft', alt: text, focalPoint: '120#1' } }),
      'main[0].image.focalPoint: "120#1" is not a focal point',
    ],
    [
      'a wrong path',
      main({ ...teaser, link: { href: '//evil.example' } }),
      'main[0].link.href: "//evil.example" is not a path',
    ],
    ['a wrong country', [{ ...page, onlyIn: ['gb'] }], 'onlyIn: "gb" is not a country of the site. Use ch'],
    ['an unknown page field', [{ ...page, theme: 'cpo' }], 'content/pages/p0.json, theme: is not a field of a page'],
    ['a wrong flag', [{ ...page, noIndex: 'true' }], 'content/pages/p0.json, noIndex: must be true or false.'],
    [
      'a campaign outside its folder',
      [{ ...campaign, path: '/a' }],
      'content/pages/p0.json, path: must be /campaign/ and one name',
    ],
    [
      'a page with the path of a campaign',
      [{ ...page, path: '/campaign/a' }],
      'content/pages/p0.json, path: belongs to a campaign',
    ],
    ['a page with a time', [{ ...page, end: '2027-01-01T00:00:00Z' }], 'content/pages/p0.json, end: is a field of cam'],
    [
      'a date instead of a date-time',
      [{ ...campaign, start: '2026-11-23' }],
      'p0.json, start: "2026-11-23" is not a date-time.',
    ],
    [
      'an invalid date-time',
      [{ ...campaign, start: '2026-13-23T00:00:00Z' }],
      'p0.json, start: "2026-13-23T00:00:00Z" is not',
    ],
    [
      'an end before the start',
      [{ ...campaign, start: '2026-12-01T00:00:00Z', end: '2026-12-01T00:00:00Z' }],
      'content/pages/p0.json, end: must be after start.',
    ],
    ['a campaign of one country', [{ ...campaign, onlyIn: ['ch'] }], 'content/pages/p0.json, onlyIn: has no effect'],
    [
      'a part of a campaign of one country',
      [{ ...campaign, main: [{ component: 'container', content: [{ ...teaser, onlyIn: ['ch'] }] }] }],
      'content/pages/p0.json, onlyIn: has no effect',
    ],
    [
      'an unknown page template',
      [{ ...page, template: 'landing' }],
      'content/pages/p0.json, template: "landing" is unknown.',
    ],
    [
      'an unknown boutique',
      [{ ...page, storeId: 'zermatt' }],
      'p0.json, storeId: "zermatt" is not a boutique. Use one of',
    ],
    [
      'a date of publication without time',
      [{ ...page, published: '2026-10-01' }],
      'p0.json, published: "2026-10-01" is not a date-time.',
    ],
    [
      'an unknown boutique of a component',
      main({ component: 'store-location-details', storeId: 'x' }),
      'main[0].storeId: "x" is not a boutique.',
    ],
    [
      'a picture with two sources',
      main({ component: 'cloud-image', image: { scene: 'craft', logo: 'corvane', alt: text } }),
      'main[0].image: needs one of scene, photograph and logo.',
    ],
    [
      'an unknown logo',
      main({ component: 'cloud-image', image: { logo: 'rolex' } }),
      'main[0].image.logo: must be one of corvane',
    ],
    [
      'a missing view of another product',
      main({ component: 'cloud-image', image: { photograph: '2104-310-1', view: 9, alt: text } }),
      'main[0].image.photograph: "2104-310-1" has no picture in view 9.',
    ],
    [
      'a missing video',
      main({ component: 'video', src: '/media/video/none.mp4' }),
      'main[0].src: "/media/video/none.mp4" is not a video of media/video.',
    ],
    [
      'text for a flag',
      main({ component: 'video', src: '/a', isLoop: 'yes' }),
      'main[0].isLoop: must be true or false.',
    ],
    [
      'a date-time without offset',
      main({ component: 'countdown', title: text, until: '2027-01-01T00:00:00' }),
      'main[0].until: "2027-01-01T00:00:00" is not a date-time.',
    ],
    ['an empty name', main({ ...teaser, title: ' ' }), 'main[0].title: must be a non-empty text.'],
    [
      'a link with two targets',
      main({ ...teaser, link: { label: text, href: '/a', categoryId: 'b' } }),
      'main[0].link: needs',
    ],
    [
      'an entry of an unknown country',
      main({ component: 'accordion', panels: [{ title: text, text, onlyIn: ['xx'] }] }),
      'main[0].panels[0].onlyIn: "xx" is not a country',
    ],
    [
      'an unknown field of an entry',
      main({ component: 'accordion', panels: [{ title: text, text, open: true }] }),
      'main[0].panels[0].open: is not a field here. Known: title, text.',
    ],
    [
      'a variant for everyone',
      main({ ...teaser, variants: [{ name: 'A', title: text }] }),
      'main[0].variants[0]: needs onlyIn or audience',
    ],
    [
      'a variant with an unknown field',
      main({ ...teaser, variants: [{ name: 'A', audience: 'staff', colour: 'red' }] }),
      'main[0].variants[0].colour: is not a field here.',
    ],
    [
      'a variant of one country in a campaign',
      [{ ...campaign, main: [{ ...teaser, variants: [{ name: 'A', onlyIn: ['ch'] }] }] }],
      'content/pages/p0.json, onlyIn: has no effect',
    ],
    [
      'a link of one country in a campaign',
      [{ ...campaign, main: [{ ...teaser, link: { label: text, href: '/a', onlyIn: ['ch'] } }] }],
      'content/pages/p0.json, onlyIn: has no effect',
    ],
    [
      'two pages with one path',
      [page, page],
      'content/pages/p1.json, path: "/a" is the path of content/pages/p0.json too.',
    ],
  ])('reports the file and field of %s', (_, pages, message) => {
    expect(() => load(pages)).toThrow(message)
  })

  it('reports the list and entry of a link without address', () => {
    expect(() => load([], { header: [{ label: text }] })).toThrow(
      'content/links.json, header[0]: needs either href or categoryId.',
    )
  })

  it('reads a plain string as the same text in every language', () => {
    const [found] = load(main({ ...teaser, title: 'Aurelune' })).pages
    expect(found?.main[0]?.fields.get('title')).toEqual({
      kind: 'text',
      text: { en: 'Aurelune', de: 'Aurelune', 'de-CH': 'Aurelune', fr: 'Aurelune', da: 'Aurelune' },
    })
  })

  it.each([
    [{ clock: { src: 'http://a.example', title: text, height: 1 } }, 'iframes.json, clock.src: must be a URL'],
    [
      { clock: { src: 'https://a.example', title: text, height: '1' } },
      'iframes.json, clock.height: must be a number.',
    ],
    [
      { clock: { src: 'https://a.example', title: text, height: 1, width: 2 } },
      'clock.width: is not a field of a frame.',
    ],
  ])('reports the key and field of the frame %j', (frames, message) => {
    expect(() => load([], {}, frames)).toThrow(message)
  })
})
