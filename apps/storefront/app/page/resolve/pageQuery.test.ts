import { describe, expect, it } from 'vitest'
import { sites } from '../../config/sites.js'
import { readPageRequest, takenRequest } from './pageRequest.js'
import { pageQuery } from './pageQuery.js'

const [site] = sites
const query = '?q=ring&sort=price&page=2&limit=50&refine=brand%3Da&site=pwa-local&locale=uk/en&utm_source=x'

describe('page query', () => {
  it.each([
    ['knows sites by id and by alias, as they are written', '?site=halbrenn', '?site=halbrenn'],
    ['knows no other site', '?site=x', ''],
    ['writes a locale in one way', '?locale=EN-uk', '?locale=en-GB'],
    ['knows no other locale', '?locale=xx-XX', ''],
    ['leaves the first page out', '?page=1', ''],
    ['leaves a malformed number out', '?page=x&limit=-1', ''],
    ['writes a number in one way', '?page=0002', '?page=2'],
  ])('%s', (_case, search, expected) => {
    expect(pageQuery(new URLSearchParams(search))).toBe(expected)
  })

  it.each([
    [null, ''],
    ['general', '?refine=brand%3Da&sort=price&page=2'],
    ['partnerBrand', '?refine=brand%3Da&sort=price&page=2'],
    ['cpo', '?refine=brand%3Da&sort=price&page=2'],
    ['search', '?refine=brand%3Da&sort=price&page=2&limit=50&q=ring'],
  ] as const)('for the listing kind %s keeps %s', (listing, expected) => {
    if (!site) throw new Error('A site is needed.')
    const request = readPageRequest(new URL(`https://www.vitrine.example/ch/de/watches${query}`), site)
    expect(takenRequest(request, listing).search).toBe(expected)
  })

  it('keeps a page size only where the listing offers it', () => {
    if (!site) throw new Error('A site is needed.')
    const request = readPageRequest(new URL('https://www.vitrine.example/ch/de/search?limit=51'), site)
    expect(takenRequest(request, 'search')).toMatchObject({ search: '', query: { limit: null } })
  })
})
