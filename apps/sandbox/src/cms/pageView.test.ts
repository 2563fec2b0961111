import fastify, { type FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../seed/buildCatalogue.js'
import { createContentSource } from './createContentSource.js'
import { registerCms } from './registerCms.js'
import { samplePage, sampleText, writeContent } from './testing/writeContent.js'

const catalogue = buildCatalogue()
const teaser = { component: 'teaser', title: sampleText, text: sampleText, imageSide: 'right' }
const named = (word: string) => ({ en: `${word} en`, de: `${word} de`, fr: `${word} fr`, da: `${word} da` })

async function open(main: readonly object[], page: object = {}): Promise<FastifyInstance> {
  const app = fastify()
  const folder = writeContent({ 'pages/a.json': { ...samplePage, ...page, main } })
  await registerCms(app, { catalogue, now: () => 0 }, createContentSource(folder))
  return app
}

const get = async (app: FastifyInstance, path: string, headers: Record<string, string> = {}): Promise<unknown> =>
  (await app.inject({ url: `/.rest/delivery/pages/v1${path}`, headers })).json()

describe('the language of a page', () => {
  it('lang=all returns every translation, and the default under the base name', async () => {
    const list = { component: 'accordion', panels: [{ title: named('T'), text: named('H') }] }
    const image = { scene: 'craft', alt: named('Alt') }
    const app = await open([{ ...teaser, image }, list], { description: named('D') })
    expect(await get(app, '/ch/a?lang=all')).toMatchObject({
      title: 'A',
      title_de: 'B',
      title_fr: 'C',
      title_da: 'D',
      description_de: 'D de',
      main: {
        '0': { title: 'A', title_en: 'A', title_da: 'D', image: { altText: 'Alt en', altText_fr: 'Alt fr' } },
        '00': { panels: { panels0: { title: 'T en', title_de: 'T de', text: 'H en', text_fr: 'H fr' } } },
      },
    })
    expect(await get(app, '/ch/a?lang=de')).not.toHaveProperty('title_de')
  })

  it.each([
    ['de', undefined, 'B'],
    ['it', 'fr', 'A'],
    [null, 'fr', 'C'],
    [null, 'it, da;q=0.4, de-CH;q=0.8', 'B'],
    [null, 'x;q=nonsense,,;', 'A'],
    [null, undefined, 'A'],
  ])('lang=%s and Accept-Language %s give the title %s', async (lang, header, title) => {
    const app = await open([])
    const query = lang === null ? '' : `?lang=${lang}`
    const headers: Record<string, string> = header === undefined ? {} : { 'accept-language': header }
    expect(await get(app, `/ch/a${query}`, headers)).toMatchObject({ title })
  })

  it('is listed in Vary, because it determines the response', async () => {
    const app = await open([])
    expect((await app.inject('/.rest/delivery/pages/v1/ch/a')).headers.vary).toBe('Accept-Language')
  })
})

describe('a personalised component', () => {
  const variants = [
    { name: 'British readers', onlyIn: ['uk'], title: named('British') },
    { name: 'Collectors', audience: 'collectors', title: named('Collector'), imageSide: 'left' },
  ]

  it.each([
    ['/ch/a?lang=en', 'A', 'right'],
    ['/uk/a?lang=en', 'British en', 'right'],
    ['/ch/a?lang=en&previewAudience=collectors', 'Collector en', 'left'],
    ['/ch/a?lang=en&previewAudience=others', 'A', 'right'],
  ])('is only the matching variant without preview: %s', async (path, title, imageSide) => {
    const app = await open([{ ...teaser, variants }])
    expect(await get(app, path)).toMatchObject({
      main: { '0': { title, imageSide, text: 'A', '@path': expect.stringMatching(/\/a\/main\/0$/), '@nodes': [] } },
    })
  })

  it('has all variants with variants=all', async () => {
    const app = await open([{ ...teaser, variants }])
    const page = await get(app, '/uk/a?lang=en&variants=all')
    expect(page).toMatchObject({
      main: {
        '0': {
          title: 'A',
          '@nodes': ['variant-0', 'variant-1'],
          'variant-0': {
            '@path': '/uk/a/main/0/variants/variant-0',
            'mgnl:template': 'vitrine:components/teaser',
            title: 'British en',
            text: 'A',
          },
          'variant-1': { title: 'Collector en', imageSide: 'left' },
        },
      },
    })
  })

  it('has annotations for itself and each variant', async () => {
    const app = await open([{ ...teaser, variants }])
    const answer = (await app.inject('/.rest/template-annotations/v1/website/uk/a')).json<Record<string, string>>()
    expect(Object.keys(answer).slice(2)).toEqual([
      '/uk/a/main/0',
      '/uk/a/main/0/variants/variant-0',
      '/uk/a/main/0/variants/variant-1',
    ])
    expect(answer['/uk/a/main/0']).toMatch(
      /variants="variant-0,variant-1" variantTitles="British readers,Collectors" selectedVariant="original"$/,
    )
  })
})

describe('country-specific parts', () => {
  it('are left out in other countries: components, list entries and links', async () => {
    const link = { label: sampleText, href: '/a', onlyIn: ['ch'] }
    const panel = { title: sampleText, text: sampleText }
    const accordion = { component: 'accordion', panels: [{ ...panel, onlyIn: ['uk'] }, panel] }
    const app = await open([{ ...teaser, link }, { ...teaser, onlyIn: ['uk'] }, accordion])
    expect(await get(app, '/ch/a/main')).toMatchObject({
      '@nodes': ['0', '00'],
      '0': { link: { href: '/a' }, '@nodes': ['link'] },
      '00': { panels: { '@nodes': ['panels0'] } },
    })
    const british = await get(app, '/uk/a/main')
    expect(british).toMatchObject({
      '@nodes': ['0', '00', '01'],
      '0': { '@nodes': [] },
      '01': { panels: { '@nodes': ['panels0', 'panels1'] } },
    })
    expect(british).not.toHaveProperty('0.link')
  })
})

describe('the depth of a response', () => {
  it('is finite: deeper nodes are missing without notice', async () => {
    const nested = (levels: number): object =>
      levels === 0 ? { component: 'spacing' } : { component: 'container', content: [nested(levels - 1)] }
    const app = await open([nested(6)])
    const text = JSON.stringify(await get(app, '/ch/a'))
    expect(text.match(/components\/container/g)).toHaveLength(5)
    expect(text).not.toContain('components/spacing')
  })
})

describe('a picture in two crops', () => {
  it('of a product is its photograph twice, each with its focal point', async () => {
    const image = { photograph: '4130-110-1', view: 4, alt: sampleText, portraitFocalPoint: '40#60' }
    const app = await open([{ ...teaser, image }])
    const photograph = {
      '@path': '/catalogue/4130-110-1_MP_4.jpg',
      metadata: {
        width: '1200',
        height: '1500',
        placeholder: expect.stringMatching(/^data:image\/webp;base64,[\w+/=]{40,300}$/),
      },
    }
    expect(await get(app, '/ch/a?lang=en')).toMatchObject({
      main: {
        '0': {
          image: {
            landscapeFocalImage: { focalPoint: '50#50', image: photograph },
            portraitFocalImage: { focalPoint: '40#60', image: photograph },
          },
        },
      },
    })
  })
})

describe('facts of a page', () => {
  it('have the format that the renderer reads', async () => {
    const facts = {
      published: '2026-10-01T09:00:00+02:00',
      author: 'Anna Keller',
      image: { scene: 'craft', focalPoint: '30#40', alt: sampleText },
      productId: '2104-310-1',
      categoryId: 'watches',
      storeId: 'halbrenn-zurich',
    }
    const app = await open([], facts)
    expect(await get(app, '/ch/a?lang=en')).toMatchObject({
      published: '2026-10-01T09:00:00+02:00',
      author: 'Anna Keller',
      image: { landscapeFocalImage: { focalPoint: '30#40' } },
      productId: 'vitrine-commerce~2104-310-1',
      categoryId: 'vitrine-commerce~watches',
      storeId: 'halbrenn-zurich',
      '@nodes': ['main'],
    })
  })
})
