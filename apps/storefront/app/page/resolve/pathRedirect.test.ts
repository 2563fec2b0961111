import { describe, expect, it } from 'vitest'
import { sites } from '../../config/sites.js'
import { pathRedirect } from './pathRedirect.js'

const origin = 'https://vitrine.example'
const [site] = sites

describe('pathRedirect', () => {
  it.each([
    ['/', '/ch/de', 302],
    ['/watches?q=1', '/ch/de/watches?q=1', 302],
    ['/uk/en/watches/?q=1', '/uk/en/watches?q=1', 301],
    ['/en-GB/watches', '/uk/en/watches', 301],
    ['/en-uk', '/uk/en', 301],
    ['/gb/en/watches', '/uk/en/watches', 301],
    ['/s/halbrenn-master/uk/en/watches', '/uk/en/watches', 301],
    ['/root/watches', '/ch/de/watches', 302],
    ['/legaldocuments.html', '/ch/de/legaldocuments.html', 302],
    ['/jewellery-roadshow/zurich', '/ch/de/jewellery-roadshow/zurich', 302],
    ['/watches?locale=fr-FR', '/fr/fr/watches?locale=fr-FR', 302],
    ['/en-GB/watches/?q=1', '/uk/en/watches?q=1', 301],
    ['/s/x/s/y/en-GB/watches/', '/uk/en/watches', 301],
    ['/uk/en/root/root/watches', '/uk/en/watches', 302],
    ['/watches/?q=1', '/watches?q=1', 301],
    ['/s/halbrenn/watches/', '/watches', 301],
    ['/watches/?locale=fr-FR', '/fr/fr/watches?locale=fr-FR', 302],
    ['/halbrenn/en-GB/watches', '/halbrenn/uk/en/watches', 301],
    ['/ch/de//evil.example/', '/ch/de//evil.example', 301],
    ['/s/x//evil.example/a', '/evil.example/a', 301],
  ])('redirects %s to %s with status %s', (path, location, status) => {
    if (!site) throw new Error('No site is configured.')
    expect(pathRedirect(new URL(path, origin), site, origin)).toEqual({ kind: 'redirect', status, location })
  })

  it.each([`/uk/en${'/root'.repeat(400)}/x`, `${'/s/x'.repeat(500)}/y`])('gives up on %s', (path) => {
    if (!site) throw new Error('No site is configured.')
    expect(pathRedirect(new URL(path, origin), site, origin)).toBeNull()
  })

  it.each(['/uk/en', '/ch/de/watches', '/callback', '/ch/home?mgnlPreview=false', '/dk/da/search?q=a'])(
    'does not redirect %s',
    (path) => {
      if (!site) throw new Error('No site is configured.')
      expect(pathRedirect(new URL(path, origin), site, origin)).toBeNull()
    },
  )
})
