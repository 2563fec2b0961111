import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { HOST_NAME, openHost } from '../testing/openHost.js'
import { readAssets } from './assetManifest.js'

const manifest = {
  'app/entry.client.tsx': { file: 'assets/shopper-1.js', isEntry: true, imports: ['_shop-1.js', '_vendor-1.js'] },
  '_shop-1.js': { file: 'assets/shop-1.js', imports: ['_vendor-1.js'], css: ['assets/shop-1.css'] },
  '_vendor-1.js': { file: 'assets/vendor-1.js' },
  'fonts/figtree-latin.woff2': { file: 'assets/figtree-latin-1.woff2' },
  'virtual:templates/product': { file: 'assets/product-1.js', name: 'product', isDynamicEntry: true },
  'virtual:templates/banners': {
    file: 'assets/banners-1.js',
    name: 'banners',
    isDynamicEntry: true,
    imports: ['_shop-1.js', '_slider-1.js'],
    css: ['assets/banners-1.css'],
  },
  '_slider-1.js': { file: 'assets/slider-1.js', imports: ['_shop-1.js'], css: ['assets/slider-1.css'] },
  'app/connected/cart/MiniCartFlyout.lazy.tsx': {
    file: 'assets/cart-1.js',
    css: ['assets/cart-1.css'],
    isDynamicEntry: true,
  },
}

function buildFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-client-'))
  mkdirSync(join(folder, '.vite'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'assets/shop-1.css'), '.a{color:red}\n')
  writeFileSync(join(folder, 'assets/cart-1.css'), '.b{color:blue}\n')
  writeFileSync(join(folder, 'assets/slider-1.css'), '.c{color:green}\n')
  writeFileSync(join(folder, 'assets/banners-1.css'), '.d{color:grey}\n')
  writeFileSync(join(folder, 'assets/shop-1.js'), 'export const label={id:"cart.open"}')
  writeFileSync(join(folder, 'assets/shop-1.js.br'), brotliCompressSync('export {}'))
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

describe('the asset manifest of a build', () => {
  it('lists the entry, its static imports and the styles of both, without lazy chunks', () => {
    expect(readAssets(buildFolder())).toEqual({
      buildId: expect.stringMatching(/^[\w-]{12}$/),
      assets: {
        scripts: ['/assets/shopper-1.js'],
        preloadScripts: ['/assets/shop-1.js', '/assets/vendor-1.js'],
        criticalCss: '.a{color:red}',
        stylesheets: [],
        templateScripts: {
          product: ['/assets/product-1.js'],
          banners: ['/assets/banners-1.js', '/assets/slider-1.js'],
        },
        templateStyles: {
          banners: [
            { href: '/assets/slider-1.css', text: '.c{color:green}' },
            { href: '/assets/banners-1.css', text: '.d{color:grey}' },
          ],
        },
        fonts: { 'figtree-latin': '/assets/figtree-latin-1.woff2' },
        messageIds: new Set(['cart.open']),
      },
    })
  })

  it('reports a missing build with the command to run', () => {
    expect(() => readAssets('/nowhere')).toThrow(
      'There is no client build, so no page can be served. Run "npm run build"',
    )
  })

  it('serves assets precompressed, immutable, and with the security headers for scripts', async () => {
    const { server } = await openHost({}, { clientDirectory: buildFolder() })
    const headers = { host: HOST_NAME, 'accept-encoding': 'gzip, deflate, br' }
    const script = await server.inject({ url: '/assets/shop-1.js', headers })
    expect(script.statusCode).toBe(200)
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    })
    for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options', 'reporting-endpoints'])
      expect(script.headers).not.toHaveProperty(name)
    const known = { ...headers, 'if-none-match': String(script.headers.etag) }
    const again = await server.inject({ url: '/assets/shop-1.js', headers: known })
    expect(again.statusCode).toBe(304)
    expect(again.headers).not.toHaveProperty('permissions-policy')
    expect(script.headers['content-type']).toContain('javascript')
    expect((await server.inject({ url: '/favicon.svg', headers })).headers['content-security-policy']).toMatch(
      /^sandbox/,
    )
  })

  it.each(['/assets/gone-1.js', '/assets/', '/assets/../.vite/manifest.json', '/.vite/manifest.json'])(
    'does not list %s',
    async (url) => {
      const { server } = await openHost({}, { clientDirectory: buildFolder() })
      const response = await server.inject({ url, headers: { host: HOST_NAME } })
      expect(response.statusCode).toBe(404)
      expect(response.headers['content-type']).toMatch(/^text\/plain/)
      expect(response.headers['cache-control']).toBe('no-store')
    },
  )
})
