import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadContent } from './loadContent.js'

const text = { en: 'A', de: 'B', fr: 'C', da: 'D' }
const page = { path: '/a', template: 'home', lastModified: '2026-01-01T00:00:00.000+01:00', title: text, main: [] }

/** Loads a content folder with these pages. */
function load(pages: readonly unknown[], links: unknown = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-content-'))
  mkdirSync(join(folder, 'pages'))
  mkdirSync(join(folder, 'ecompages'))
  const write = (name: string, json: unknown) =>
    writeFileSync(join(folder, name), typeof json === 'string' ? json : JSON.stringify(json))
  pages.forEach((one, index) => write(`pages/p${index}.json`, one))
  write('links.json', links)
  return loadContent(folder)
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
    ['broken JSON', ['{'], 'content/pages/p0.json: is no valid JSON'],
    [
      'a missing language',
      main({ ...teaser, title: { en: 'A', de: 'B', da: 'D' } }),
      'content/pages/p0.json, main[0].title.fr: is missing. Every text needs en, de, fr and da.',
    ],
    ['an empty text', [{ ...page, title: { ...text, da: ' ' } }], 'content/pages/p0.json, title.da: is missing'],
    [
      'an unknown language',
      [{ ...page, title: { ...text, it: 'E' } }],
      'content/pages/p0.json, title.it: is no language',
    ],
    [
      'an unknown component',
      main({ component: 'slider' }),
      'content/pages/p0.json, main[0].component: "slider" is unknown. Use one of accordion',
    ],
    [
      'an unknown field',
      main({ ...teaser, colour: 'red' }),
      'content/pages/p0.json, main[0].colour: is no field here. Known: image',
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
      'a wrong focal point',
      main({ ...teaser, image: { scene: 'craft', alt: text, focalPoint: '120#1' } }),
      'main[0].image.focalPoint: "120#1" is no focal point',
    ],
    [
      'a wrong path',
      main({ ...teaser, link: { href: '//evil.example' } }),
      'main[0].link.href: "//evil.example" is no path',
    ],
    ['a wrong country', [{ ...page, onlyIn: ['gb'] }], 'onlyIn: "gb" is no country of the site. Use ch'],
    ['an unknown page field', [{ ...page, theme: 'cpo' }], 'content/pages/p0.json, theme: is no field of a page'],
    ['a wrong flag', [{ ...page, noIndex: 'true' }], 'content/pages/p0.json, noIndex: must be true or false.'],
    [
      'a campaign outside its folder',
      [{ ...campaign, path: '/a' }],
      'content/pages/p0.json, path: must be /campaign/ and one name',
    ],
    [
      'a page with the path of a campaign',
      [{ ...page, path: '/campaign/a' }],
      'content/pages/p0.json, path: is that of a campaign',
    ],
    ['a page with a time', [{ ...page, end: '2027-01-01T00:00:00Z' }], 'content/pages/p0.json, end: is a field of cam'],
    [
      'a day in place of a moment',
      [{ ...campaign, start: '2026-11-23' }],
      'p0.json, start: "2026-11-23" is no moment.',
    ],
    [
      'no moment at all',
      [{ ...campaign, start: '2026-13-23T00:00:00Z' }],
      'p0.json, start: "2026-13-23T00:00:00Z" is no',
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
      'two pages with one path',
      [page, page],
      'content/pages/p1.json, path: "/a" is the path of content/pages/p0.json too.',
    ],
  ])('names file and field of %s', (_, pages, message) => {
    expect(() => load(pages)).toThrow(message)
  })

  it('names list and entry of a link without address', () => {
    expect(() => load([], { header: [{ label: text }] })).toThrow(
      'content/links.json, header[0]: needs either href or categoryId.',
    )
  })
})
