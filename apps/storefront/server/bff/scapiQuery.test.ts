import { describe, expect, it } from 'vitest'
import { scapiQuery } from './scapiQuery.js'

const read = (search: string, names: readonly string[] | null = null) => scapiQuery(search, 'ours', names)?.toString()
const times = (count: number, write: (index: number) => string) => Array.from({ length: count }, (_, i) => write(i))

describe('scapiQuery', () => {
  it.each([
    ['', 'siteId=ours'],
    ['?locale=de-CH&currency=CHF&expand=images', 'locale=de-CH&currency=CHF&expand=images&siteId=ours'],
    ['?c_flag=1&C_flag=1&a-b=1&a1=1&_a=1&=1', 'c_flag=1&siteId=ours'],
    ['?siteId=theirs&clientId=x&organizationId=x&usid=x&customerGroups=x&c_customerGroups=x', 'siteId=ours'],
    ['?sort=a&sort=b', 'sort=a&siteId=ours'],
    ['?refine=a%3D1&refine=b%3D2', 'refine=a%3D1&refine=b%3D2&siteId=ours'],
    ['?q=%20ring%20', 'q=ring&siteId=ours'],
    ['?sort=%20a%20', 'sort=+a+&siteId=ours'],
    [`?${'a'.repeat(41)}=1&${'b'.repeat(40)}=2`, `${'b'.repeat(40)}=2&siteId=ours`],
  ])('writes %s as %s', (search, expected) => {
    expect(read(search)).toBe(expected)
  })

  it('forwards the named parameters, locale and currency', () => {
    expect(read('?ids=1&expand=a&locale=de&currency=CHF', ['ids'])).toBe('ids=1&locale=de&currency=CHF&siteId=ours')
    expect(read('?ids=1&locale=de', [])).toBe('locale=de&siteId=ours')
  })

  it('truncates a search text to 128 characters', () => {
    expect(read(`?q=${'x'.repeat(200)}`)).toBe(`q=${'x'.repeat(128)}&siteId=ours`)
  })

  it.each([
    ['parameters', 30, (count: number) => times(count, (i) => `refin${'abcdefghij'[i % 10]}=1`).join('&')],
    ['characters of a value', 2048, (count: number) => `sort=${'x'.repeat(count)}`],
    ['refinements', 20, (count: number) => times(count, (i) => `refine=a%3D${i}`).join('&')],
    ['ids', 24, (count: number) => `ids=${times(count, String).join(',')}`],
  ])('accepts no more %s than %i', (_, most, write) => {
    expect(read(`?${write(most)}`)).toBeDefined()
    expect(read(`?${write(most + 1)}`)).toBeUndefined()
  })
})
