import { describe, expect, it, vi } from 'vitest'
import { placeTarget } from './placeTarget.server.js'
import { createPageServices, type PageServices } from '../load/services.server.js'
import { parseEnvironment } from '../../config/env.server.js'
import { noAssets } from '../../testing/noAssets.js'

const origin = 'https://vitrine.example'
const austria = { country: 'AT', language: 'de' }

/** Services whose CMS returns the given alternates; null = it fails. */
function servicesWith(
  alternates: readonly { readonly hreflang: string; readonly href: string }[] | null,
): PageServices {
  const upstream = 'http://127.0.0.1:9'
  const config = parseEnvironment({
    COMMERCE_BASE_URL: upstream,
    CMS_BASE_URL: upstream,
    IMAGE_BASE_URL: upstream,
    PUBLIC_ORIGIN: origin,
    SESSION_SECRET: 'a-secret-of-more-than-32-characters-for-tests',
  })
  const fetch = async (input: string | URL | Request) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    if (alternates === null || !pathname.includes('canonical-links')) return new Response('{}', { status: 500 })
    return Response.json({ canonical: { href: `${origin}/ch/de` }, alternates })
  }
  return createPageServices({
    config,
    fetch,
    getGuestToken: () => Promise.resolve('token'),
    log: { warn: vi.fn<() => void>(), error: vi.fn<() => void>() },
    buildId: 'b1',
    assets: noAssets,
  })
}

const target = (path: string, place: Parameters<typeof placeTarget>[1], services = servicesWith(null)) =>
  placeTarget(new URL(path, origin), place, services)

describe('placeTarget', () => {
  it('returns the alternate of the locale with its query', async () => {
    const services = servicesWith([
      { hreflang: 'x-default', href: `${origin}/uhren` },
      { hreflang: 'de-AT', href: `${origin}/at/de/uhren` },
    ])
    expect(await target('/watches?sort=new', austria, services)).toEqual({
      location: '/at/de/uhren?sort=new',
      localeId: 'de-AT',
      ownLocaleId: 'de-CH',
      country: 'AT',
      language: 'de',
    })
  })

  it.each([
    ['the CMS fails', null],
    ['there is no alternate', []],
    ['the alternate is of another origin', [{ hreflang: 'de-AT', href: 'https://evil.example/at/de' }]],
    ['the alternate is no address', [{ hreflang: 'de-AT', href: 'javascript:alert(1)' }]],
  ])('returns the normalised path when %s', async (_name, alternates) => {
    expect((await target('/watches?a=b', austria, servicesWith(alternates))).location).toBe('/at/de/watches?a=b')
  })

  it.each([
    ['/', { country: 'GB', language: 'en' }, '/uk/en', 'en-GB'],
    ['/', { country: 'DE', language: 'fr' }, '/de/en', 'en-DE'],
    ['/', { country: 'XX', language: 'xx' }, '/ch/de', 'de-CH'],
    ['/halbrenn/watches', austria, '/halbrenn/at/de/watches', 'de-AT'],
    ['/fr-CH/watches', austria, '/at/de/watches', 'de-AT'],
    ['/ch/fr/watches', austria, '/at/de/watches', 'de-AT'],
    ['/root/watches', austria, '/at/de/watches', 'de-AT'],
    ['/a/root/b/c', austria, '/at/de/b/c', 'de-AT'],
    ['/legaldocuments.html', austria, '/at/de/legaldocuments.html', 'de-AT'],
    ['/jewellery-roadshow/zurich', { country: 'GB', language: 'en' }, '/uk/en/jewellery-roadshow/zurich', 'en-GB'],
    ['/root//evil.example', austria, '/at/de/evil.example', 'de-AT'],
    ['/xx/yy', austria, '/at/de/xx/yy', 'de-AT'],
  ])('maps %s for %o to %s', async (path, place, location, localeId) => {
    expect(await target(path, place)).toMatchObject({ location, localeId })
  })

  it('uses the locale of the URL, or the default, when the place is unknown', async () => {
    expect((await target('/watches', null)).location).toBe('/ch/de/watches')
    expect((await target('/watches', Promise.resolve(null))).location).toBe('/ch/de/watches')
    expect((await target('/legaldocuments.html', null)).location).toBe('/ch/de/legaldocuments.html')
  })
})
