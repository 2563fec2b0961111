import { describe, expect, it } from 'vitest'
import { createAssetReader, readFocalPoint, rewriteAssetHref } from './assets.js'
import { readCmsNode } from './cmsNode.js'

const rules = { cmsBase: 'https://cms.example' }
const PROVIDER = 'https://images.vitrine.example/vitrine/image/upload/c_limit,f_auto,w_300/scenes/a.jpg'

describe('rewriteAssetHref', () => {
  it.each([
    ['/dam/jcr:1/a.jpg', 'https://cms.example/dam/jcr:1/a.jpg'],
    ['/author/dam/jcr:1/a.jpg', 'https://cms.example/dam/jcr:1/a.jpg'],
    ['/.imaging/mte/vitrine/960x720/dam/a.jpg', 'https://cms.example/.imaging/mte/vitrine/960x720/dam/a.jpg'],
    [PROVIDER, PROVIDER],
    ['/static/a.svg', '/static/a.svg'],
    ['', null],
    ['//evil.example/dam/a.jpg', null],
    ['/\\evil.example/dam/a.jpg', null],
    ['/\t/evil.example/a.jpg', null],
    ['https://user:secret@images.vitrine.example/a.jpg', null],
    ['https://[', null],
    ['javascript:alert(1)', null],
    ['data:image/png;base64,AA', null],
  ])('maps %s to %s', (href, expected) => {
    expect(rewriteAssetHref(href, rules)).toBe(expected)
  })

  it('passes absolute addresses to the host', () => {
    expect(rewriteAssetHref(PROVIDER, { ...rules, imageSource: () => 'scenes/a.jpg' })).toBe('scenes/a.jpg')
  })
})

describe('readFocalPoint', () => {
  it.each([
    ['50#30', { x: 50, y: 30 }],
    ['12.5#0', { x: 12.5, y: 0 }],
    ['-4#140', { x: 0, y: 100 }],
    ['', null],
    ['50', null],
    ['50#', null],
    ['a#b', null],
    ['1#2#3', null],
  ])('reads %j', (value, expected) => {
    expect(readFocalPoint(value)).toEqual(expected)
  })
})

describe('focalImage', () => {
  const read = (raw: object) => createAssetReader(rules).focalImage(readCmsNode(raw))
  const metadata = { title: 'Bench', width: '2400', height: '1350' }

  it('reads both crops, dimensions sent as strings, and the alternative text', () => {
    const crop = { image: { '@link': PROVIDER, metadata }, focalPoint: '50#40' }
    expect(read({ landscapeFocalImage: crop, portraitFocalImage: crop, altText: 'A bench' })).toEqual({
      landscape: { src: PROVIDER, alt: 'A bench', width: 2400, height: 1350, focal: { x: 50, y: 40 } },
      portrait: { src: PROVIDER, alt: 'A bench', width: 2400, height: 1350, focal: { x: 50, y: 40 } },
      alt: 'A bench',
    })
  })

  it.each([
    ['data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAACwAQCdASoIAAoA', true],
    ['https://evil.example/pixel.webp', false],
    ['data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+', false],
    [`data:image/webp;base64,${'A'.repeat(400)}`, false],
    [{ '@link': PROVIDER }, false],
  ])('reads the placeholder %j: %s', (placeholder, isTaken) => {
    const crop = { image: { '@link': PROVIDER, metadata: { ...metadata, placeholder } } }
    const expected = isTaken ? { placeholder } : {}
    expect(read({ landscapeFocalImage: crop })?.landscape).toEqual({
      src: PROVIDER,
      alt: 'Bench',
      width: 2400,
      height: 1350,
      ...expected,
    })
  })

  it('finds the inner image under any name and falls back to its title', () => {
    expect(read({ landscapeFocalImage: { asset: { '@link': '/dam/a.jpg', metadata } } })?.alt).toBe('Bench')
  })

  it('uses the portrait crop alone when there is no landscape crop', () => {
    const found = read({ portraitFocalImage: { image: { '@link': '/dam/a.jpg' } } })
    expect(found?.landscape).toMatchObject({ src: 'https://cms.example/dam/a.jpg', width: 1200, height: 1500 })
  })

  it.each([
    ['jcr:2f6d0c44-7a57', 'https://cms.example/dam/jcr:2f6d0c44-7a57'],
    ['/dam/a.jpg', 'https://cms.example/dam/a.jpg'],
    [['jcr:1', 'jcr:2'], 'https://cms.example/dam/jcr:1'],
  ])('gives the unresolved asset %j the default size of such images', (image, src) => {
    const landscape = { src, width: 1600, height: 900, alt: '' }
    expect(createAssetReader(rules).focalImage(image)).toEqual({ landscape, portrait: null, alt: '' })
    const [first] = [image].flat()
    expect(read({ landscapeFocalImage: { image: first } })?.landscape.src).toBe(src)
  })

  it.each([['width'], ['height']])('uses the default size when the %s is missing, negative or not a number', (side) => {
    const usual = { width: 1600, height: 900 }
    for (const value of [undefined, null, '', '-1', '0', 'wide', 'Infinity', [], {}]) {
      expect(read({ '@link': '/dam/a.jpg', metadata: { ...usual, [side]: value } })?.landscape).toMatchObject(usual)
    }
    for (const broken of [null, 'x', 7, []]) {
      expect(read({ '@link': '/dam/a.jpg', metadata: broken })?.landscape).toMatchObject(usual)
    }
  })

  it('accepts a plain asset and keeps an empty alternative text', () => {
    expect(read({ '@link': '/dam/a.jpg', metadata, altText: '' })).toMatchObject({ portrait: null, alt: '' })
  })

  it.each([
    [{}],
    [{ landscapeFocalImage: 'uuid' }],
    [{ landscapeFocalImage: null, portraitFocalImage: [] }],
    [{ landscapeFocalImage: { image: null } }],
    [{ '@link': 'javascript:x' }],
  ])('returns null for %j', (raw) => {
    expect(read(raw)).toBeNull()
  })
})
