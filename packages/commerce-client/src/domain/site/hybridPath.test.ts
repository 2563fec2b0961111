import { describe, expect, it } from 'vitest'
import { buildSite } from '../../testing/buildSite.js'
import { hybridPath, isSandboxHost } from './hybridPath.js'
import { hybridRoutes } from './hybridRoutes.js'

const place = { site: buildSite(), assetPrefixes: ['/on/static/', '/on/media/'], isSandboxHost: false }
const onSandbox = { ...place, isSandboxHost: true }

describe('hybridPath', () => {
  it.each(hybridRoutes)('%s under an alias is unchanged, and has site and locale on a sandbox host', (route) => {
    expect(hybridPath(`/ch/de${route}`, place)).toBe(`/ch/de${route}`)
    expect(hybridPath(`/ch/de${route}`, onSandbox)).toBe(`/s/demo-master/ch/de${route}`)
    expect(hybridPath(`/s/demo-master/ch/de${route}`, onSandbox)).toBe(`/s/demo-master/ch/de${route}`)
  })

  it.each([
    ['/demo/uk/en/cart', '/demo/uk/en/cart'],
    ['/ch/de/watches/cart', '/ch/de/watches/cart'],
    ['/on/static/app.js', '/on/static/app.js'],
    ['/on/media/a.jpg', '/on/media/a.jpg'],
    ['/on/static/', null],
    ['/on/staticx/app.js', null],
    ['/ch/de', null],
    ['/ch/de/mycart', null],
    ['/ch/de/cart/', null],
    ['/ch/de/cart/x', null],
    ['/ch/de/checkout/unknown', null],
    ['/cart', null],
    ['/demo/cart', null],
    ['/de-CH/cart', null],
    ['/CH/DE/cart', null],
    ['/gb/en/cart', null],
    ['/s/demo-master/ch/de/cart', null],
    ['/ch/de/s/x/cart', null],
    ['//evil.example/ch/de/cart', null],
    ['/', null],
    ['', null],
  ])('%s → %s', (path, expected) => {
    expect(hybridPath(path, place)).toBe(expected)
  })

  it.each([
    ['/s/demo/ch/de/cart', '/s/demo-master/ch/de/cart'],
    ['/demo/uk/en/giftcard', '/s/demo-master/uk/en/giftcard'],
    ['/s/other/ch/de/cart', null],
    ['/s/demo-master/cart', null],
    ['/s/demo-master/de-CH/cart', null],
    ['/s//ch/de/cart', null],
    ['/ch/de/s/demo/cart', null],
    ['/s/demo-master/ch/de/watches', null],
  ])('on a sandbox host %s → %s', (path, expected) => {
    expect(hybridPath(path, onSandbox)).toBe(expected)
  })
})

describe('isSandboxHost', () => {
  it.each([
    ['a.sandbox.example', '*.sandbox.example', true],
    ['A.Sandbox.example:8080', '*.sandbox.example', true],
    ['sandbox.example', '*.sandbox.example', false],
    ['evilsandbox.example', '*.sandbox.example', false],
    ['a.sandbox.example.evil.example', '*.sandbox.example', false],
    ['localhost:3000', 'localhost:3000', true],
    ['localhost:3001', 'localhost:3000', false],
    ['localhost:3001', 'localhost', true],
    ['localhost', null, false],
    ['', '*.sandbox.example', false],
  ])('%s against %s → %s', (host, pattern, expected) => {
    expect(isSandboxHost(host, pattern)).toBe(expected)
  })
})
