import { describe, expect, it } from 'vitest'
import { openCms } from './testing/openCms.js'

const { catalogue, client, get } = await openCms()

describe('site-config', () => {
  it('lists 12 locales, Great Britain in both notations', async () => {
    const config = await client.getSiteConfig()
    const list = config['halbrenn-master']?.locales ?? []
    expect(list).toHaveLength(12)
    expect(list.find(({ id }) => id === 'en-GB')).toEqual({
      id: 'en-GB',
      alias: 'uk/en',
      additionalAlias: ['en-GB', 'en-gb', 'en-UK', 'en-uk'],
      preferredCurrency: 'GBP',
    })
  })
})

describe('iframe-config', () => {
  it('has the frames of a country by key, with numbers as text', async () => {
    expect(await get('/.rest/delivery/websiteconfigs/v1/uk/iframe-config?lang=fr')).toMatchObject({
      status: 200,
      body: {
        '@name': 'iframe-config',
        '@nodes': ['partner-clock'],
        'partner-clock': {
          src: expect.stringMatching(/^https:/),
          title: 'Corvane\u00A0: l’heure à La Brévine',
          height: '480',
        },
      },
    })
    expect(await get('/.rest/delivery/websiteconfigs/v1/gb/iframe-config')).toMatchObject({
      status: 404,
      body: { error: { code: 'pathNotFound' } },
    })
  })
})

describe('links', () => {
  it('are in the language of the page, and only for its country', async () => {
    const lists = await client.getLinks({ country: 'GB', lang: 'en', keys: ['header', 'legal', 'unheard-of'] })
    expect(Object.keys(lists)).toEqual(['header', 'legal'])
    expect(lists.header?.[0]).toEqual({ label: 'Watches', href: '/watches', type: 'internal', opensNewTab: false })
    expect(lists.legal?.map(({ href }) => href)).toContain('/legal/hallmarks')
    expect(lists.legal?.map(({ href }) => href)).not.toContain('/legal/withdrawal')
  })
})

describe('canonical-links', () => {
  const of = (pageUrl: string, resourceType?: string, resourceId?: string) =>
    client.getCanonicalLinks({ pageUrl, resourceType, resourceId })

  it('have the home page in every locale, by locale id', async () => {
    const links = await of('/uk/en')
    expect(links?.canonical.href).toBe('https://vitrine.example/uk/en')
    expect(links?.alternates).toHaveLength(12)
    expect(links?.alternates).toContainEqual({ hreflang: 'en-GB', href: 'https://vitrine.example/uk/en' })
  })

  it('resolve a product, a category and a query to their canonical URL', async () => {
    const [product] = catalogue.products
    const path = `${product?.urlPath}/${product?.id}.html`
    expect((await of('/ch/de/product/x', 'product', product?.id))?.canonical.href).toBe(
      `https://vitrine.example/ch/de${path}`,
    )
    expect((await of(`https://other.example/de-ch${path}?utm=1`))?.canonical.href).toBe(
      `https://other.example/ch/de${path}`,
    )
    expect((await of('/fr/fr/watches/mens?page=2', 'CATEGORY', 'watches-mens'))?.canonical.href).toBe(
      'https://vitrine.example/fr/fr/watches/mens',
    )
  })

  it('keep the origin of an absolute page URL', async () => {
    const links = await of('http://localhost:3000/ch/de/about')
    expect(links?.alternates).toContainEqual({ hreflang: 'en-GB', href: 'http://localhost:3000/uk/en/about' })
  })

  it('list only the locales that have the page', async () => {
    const links = await of('/uk/en/legal/hallmarks')
    expect(links?.alternates.map(({ hreflang }) => hreflang)).toEqual(['en-GB'])
  })

  it.each(['/ch/de/nowhere', '/legal/imprint', '/ch/de/legal/hallmarks', '', '//', '%'])(
    'are null for %j',
    async (url) => {
      expect(await of(url)).toBeNull()
    },
  )
})
