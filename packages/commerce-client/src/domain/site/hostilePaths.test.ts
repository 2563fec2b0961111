import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growthOf } from '../../../test/growthOf.js'
import { buildSite } from '../../testing/buildSite.js'
import { geoRedirectTarget } from './geoRedirectTarget.js'
import { hybridPath } from './hybridPath.js'
import { normaliseLocalePath } from './normaliseLocalePath.js'
import { geoPathRedirect, trailingSlashRedirect } from './redirects.js'
import { defaultLocale, resolveLocale } from './resolveLocale.js'
import { resolveSite } from './resolveSite.js'
import { safeRedirectTarget } from './safeRedirectTarget.js'
import { inAppPath, stripSitePrefix } from './stripSitePrefix.js'

const self = 'https://vitrine.example'
const site = buildSite()
const locale = defaultLocale(site)
const place = { country: 'GB', language: 'en' }

/** Every function that returns a redirect or link target, by name; null = no target. */
const rules: readonly (readonly [string, (path: string) => string | null])[] = [
  ['trailing slash', (path) => trailingSlashRedirect(path, '')],
  ['site prefix', stripSitePrefix],
  ['geo path', (path) => geoPathRedirect(path, place, ['/roadshow'])],
  ['in-app path', (path) => inAppPath(path, site, locale)],
  [
    'locale normalisation',
    (path) => {
      const decision = normaliseLocalePath({ path, search: '', site, specialPrefixes: [] })
      return decision.kind === 'redirect' ? decision.location : null
    },
  ],
  ['first visit', (path) => safeRedirectTarget(geoRedirectTarget('de-CH', null, path), self)],
]

const hostile = [
  '//evil.example',
  '//evil.example/',
  '///evil.example//',
  '////evil.example/a/',
  '/\\evil.example',
  '/\\/evil.example/',
  '\\\\evil.example',
  '/s/x//evil.example/',
  '/s/x/\\evil.example',
  '/s/x/s/y//evil.example',
  '/s///evil.example/',
  '/root//evil.example',
  '/root/\\evil.example',
  '/a/root//evil.example/',
  '/ch/de//evil.example/',
  '/ch/de/\\evil.example',
  '/de-CH//evil.example',
  '/de-CH/\\\\evil.example/',
  '/demo//evil.example',
  '/demo/\\evil.example',
  '/roadshow//evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example/',
  '/%2e%2e/%2e%2e/etc/passwd/',
  '/../../etc/passwd/',
  '/..//evil.example',
  '/.//evil.example/',
  '/%00/',
  '/%00.html',
  '/%',
  '/%zz/',
  '/%E0%A4%A/',
  '/%u0041/',
  '/@evil.example',
  '/https://evil.example/',
  '/javascript:alert(1)/',
  'javascript:alert(1)',
  'https://evil.example/',
  '/?//evil.example',
  '/#//evil.example',
  '/__proto__/constructor/prototype/',
  '/s/__proto__/x',
  '/ ',
  '/\u2028/',
  '/\ud800/',
  '',
]

describe.each(rules)('%s', (_name, rule) => {
  it.each(hostile)('keeps the target of %j on this origin', (path) => {
    const target = rule(path)
    if (target === null) return
    expect(target).toMatch(/^\/(?![/\\])/)
    expect(new URL(target, self).origin).toBe(self)
  })

  it('keeps any path on this origin and does not throw', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '//',
      '/s/',
      'x/',
      '/root/',
      'ch/de',
      '/de-CH/',
      '..',
      '%2f',
      '@',
      'evil.example',
      ':',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
        const target = rule(`/${parts.join('')}`)
        expect(target ?? '/').toMatch(/^\/(?![/\\])/)
        expect(new URL(target ?? '/', self).origin).toBe(self)
      }),
      { numRuns: 1000 },
    )
  })

  it.each(['/', '\\', '/s/x', '/root', '/a', '%2f', 'ch/de/'])('runs in linear time on many "%s"', (part) => {
    expect(growthOf((size) => rule(`/${part.repeat(size)}`), 12_000)).toBeLessThan(24)
  })
})

describe('site and locale of a path', () => {
  it.each(hostile.filter((path) => path !== ''))('resolves a site and a locale for %j without throwing', (path) => {
    expect(resolveSite(path, { sites: [site], defaultSiteId: site.id }).id).toBe(site.id)
    expect(site.l10n.supportedLocales).toContain(resolveLocale(path, site).locale)
  })

  it.each(hostile)('does not route %j to the hybrid application', (path) => {
    expect(hybridPath(path, { site, assetPrefixes: ['/on/static/'], isSandboxHost: true })).toBeNull()
  })
})
