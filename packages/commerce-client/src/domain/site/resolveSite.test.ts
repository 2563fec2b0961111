import { describe, expect, it } from 'vitest'
import { buildSite } from '../../testing/buildSite.js'
import { resolveSite, siteNode } from './resolveSite.js'

const main = buildSite({ id: 'demo-master', alias: 'demo' })
const local = buildSite({ id: 'pwa-local', alias: 'local' })
const config = {
  sites: [main, local],
  defaultSiteId: 'demo-master',
  siteConfig: {
    'demo-master': { domains: ['vitrine.example'] },
    'pwa-local': { domains: ['shop.vitrine.example', 'other.example'] },
  },
}

describe('resolveSite', () => {
  it.each([
    ['https://nowhere.example/', 'demo-master'],
    ['https://nowhere.example/local/ch/de', 'pwa-local'],
    ['https://nowhere.example/pwa-local', 'pwa-local'],
    ['https://nowhere.example/ch/de?site=local', 'pwa-local'],
    ['https://nowhere.example/demo?site=local', 'demo-master'],
    ['https://nowhere.example/?site=unknown', 'demo-master'],
    ['https://vitrine.example/', 'demo-master'],
    ['https://shop.vitrine.example/', 'pwa-local'],
    ['https://SHOP.vitrine.example:3000/ch/de', 'pwa-local'],
    ['https://shop.vitrine.example/?site=demo', 'demo-master'],
    ['/local/ch/de', 'pwa-local'],
    ['//local/ch/de', 'demo-master'],
  ])('%s → %s', (url, id) => {
    expect(resolveSite(url, config).id).toBe(id)
  })

  it.each([undefined, ''])('throws the error of Spec §8 without a URL (%s)', (url) => {
    expect(() => resolveSite(url, config)).toThrow(new Error('URL is required to find a site object.'))
  })

  it('throws the error of Spec §8 without sites', () => {
    expect(() => resolveSite('/', { ...config, sites: [] })).toThrow("Can't find any sites from the config...")
  })

  it.each([undefined, 'gone'])('throws the error of Spec §8 when the default site is %s', (defaultSiteId) => {
    expect(() => resolveSite('/', { ...config, defaultSiteId })).toThrow("Can't find a matching default site...")
  })
})

describe('siteNode', () => {
  it.each([
    ['vitrine.example', 'demo-master'],
    ['www.vitrine.example', 'demo-master'],
    ['a.shop.vitrine.example', 'pwa-local'],
    ['Shop.VITRINE.example', 'pwa-local'],
    ['evilvitrine.example', null],
    ['', null],
  ])('resolves the longest matching domain of %s to %s', (host, node) => {
    expect(siteNode(host, config.siteConfig)).toBe(node)
  })

  it('ignores the case of domains and takes the first of equal ones', () => {
    const siteConfig = { a: { domains: ['Shop.Example'] }, b: { domains: ['shop.example'] } }
    expect(siteNode('shop.example', siteConfig)).toBe('a')
  })
})
