import { describe, expect, it } from 'vitest'
import { keyOfQuery, type PageResource, readResource } from './resourceAddress.js'
import { createTakenQueries } from './takenQueries.js'

const HOST = 'shop.example'
const read = (path: string, search = '') => readResource(HOST, path, search)

function readPage(path: string, search = ''): PageResource {
  const found = read(path, search)
  if (found?.kind !== 'page') throw new Error(`${path} is no page.`)
  return found
}

describe('readResource', () => {
  it.each([
    '/apis/nothing',
    '/assets/a.js',
    '/cms/dam/a.jpg',
    '/images/a.jpg',
    '/media/a.mp4',
    '/static/a.svg',
    '/healthz',
    '/readyz',
    '/metrics',
    '/robots.txt',
    '/account/x.css',
  ])('returns null for %s', (path) => {
    expect(read(path)).toBeNull()
  })

  it.each(['/', '/ch/de', '/imagesx', '/healthz/x', '/ch/de/apis/page'])('reads %s as a page', (path) => {
    expect(read(path)).toMatchObject({ kind: 'page', face: 'html', key: `html ${HOST}${path}`, place: HOST + path })
  })

  it('keeps parameters that may change a page in its key, and the others for redirects', () => {
    expect(read('/ch/de', '?utm_source=a&page=2')).toMatchObject({
      key: `html ${HOST}/ch/de?page=2`,
      place: `${HOST}/ch/de`,
      page: { path: '/ch/de', query: '?page=2', dropped: 'utm_source=a' },
    })
  })

  it('refuses a query that is too long', () => {
    expect(read('/ch/de', `?sort=${'x'.repeat(2049)}`)).toEqual({ kind: 'refused', status: 414 })
    expect(read('/ch/de', `?sort=${'x'.repeat(2048)}`)).toMatchObject({ kind: 'page' })
  })

  it.each([
    ['?path=%2Fch%2Fde', '/ch/de'],
    ['?path=%2Fch%2Fde%3Fpage%3D2%26utm_source%3Da', '/ch/de?page=2'],
  ])('reads the page of the data request %s', (search, key) => {
    expect(read('/apis/page', search)).toMatchObject({ kind: 'page', face: 'json', key: `json ${HOST}${key}` })
  })

  it.each([
    ['', 400],
    ['?path=', 400],
    ['?path=%2F%25zz', 400],
    ['?path=%2Fch%2Fde%23top', 400],
    ['?path=%2F%2Fevil.example%2F', 404],
    ['?path=%2Faccount%2Fx.css', 404],
    [`?path=%2Fch%2Fde%3Fq%3D${'x'.repeat(2049)}`, 414],
  ])('refuses the data request %.40s with %i', (search, status) => {
    expect(read('/apis/page', search)).toEqual({ kind: 'refused', status })
  })

  it.each([
    ['?locale=ch/de', 'ch/de'],
    ['?locale=de-CH', 'de-CH'],
    ['?locale=halbr', 'halbr'],
  ])('reads the shell request %s', (search, alias) => {
    expect(read('/apis/shell', search)).toEqual({ kind: 'shell', key: `shell ${HOST} ${alias}`, alias })
  })

  it.each(['', '?locale=', '?locale=d', '?locale=abcdef', '?locale=ch/de/x', '?locale=c1', '?locale=../de'])(
    'refuses the shell request %j',
    (search) => {
      expect(read('/apis/shell', search)).toEqual({ kind: 'refused', status: 404 })
    },
  )

  it.each([
    ['de.json', 'de'],
    ['de-CH.json', 'de-CH'],
  ])('reads the translation file %s', (file, locale) => {
    const expected = { kind: 'messages', key: `messages ${HOST} ${locale}`, locale }
    expect(read(`/static/translations/compiled/${file}`)).toEqual(expected)
  })

  it.each(['de', 'deu.json', 'x/de.json', 'de.json.map', 'de-CHE.json', ''])(
    'refuses the translation file %j',
    (file) => {
      expect(read(`/static/translations/compiled/${file}`)).toEqual({ kind: 'refused', status: 404 })
    },
  )
})

it('keyOfQuery returns the key of another query of the same page', () => {
  expect(keyOfQuery(readPage('/ch/de', '?page=2'), '?q=a')).toBe(`html ${HOST}/ch/de?q=a`)
})

describe('createTakenQueries', () => {
  it('narrows an address to the parameters that its page reads', () => {
    const queries = createTakenQueries()
    const asked = readPage('/ch/de/watches', '?utm_source=a&sort=price&page=2')
    expect(queries.narrow(asked)).toBe(asked)
    queries.learn(asked, ['page'])
    expect(queries.narrow(asked)).toMatchObject({
      key: `html ${HOST}/ch/de/watches?page=2`,
      page: { query: '?page=2', dropped: 'utm_source=a&sort=price' },
    })
    queries.learn(asked, [])
    expect(queries.narrow(asked)).toMatchObject({ key: `html ${HOST}/ch/de/watches`, page: { query: '' } })
  })

  it('leaves addresses of other paths and those without a query unchanged', () => {
    const queries = createTakenQueries()
    queries.learn(readPage('/ch/de/watches'), [])
    for (const resource of [readPage('/ch/de/rings', '?page=2'), readPage('/ch/de/watches', '?utm_source=a')]) {
      expect(queries.narrow(resource)).toBe(resource)
    }
  })

  it('adds no empty part to the dropped query', () => {
    const queries = createTakenQueries()
    const asked = readPage('/ch/de', '?page=2')
    queries.learn(asked, [])
    expect(queries.narrow(asked).page.dropped).toBe('page=2')
  })
})
