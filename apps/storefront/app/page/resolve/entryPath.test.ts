import { describe, expect, it } from 'vitest'
import { isEntryPath } from './entryPath.js'

describe('isEntryPath', () => {
  it.each([
    ['/', ''],
    ['/watches', '?sort=new'],
    ['/halbrenn', ''],
    ['/halbrenn/watches', ''],
    ['/pwa-local', ''],
    ['/product/12.90301.02.05.00', ''],
    ['/en-US/watches', ''],
    ['/root/watches', ''],
    ['/legaldocuments.html', ''],
    ['/jewellery-roadshow/zurich', ''],
    ['/cart', ''],
    ['/xx/yy', ''],
    ['/ch', ''],
    ['/watches', '?mgnlPreview=true'],
    ['/watches', '?locale=xx-XX'],
    ['/search', '?q=gold'],
  ])('is true for %s%s', (path, search) => {
    expect(isEntryPath(path, search)).toBe(true)
  })

  it.each([
    ['/ch/de', ''],
    ['/uk/en/watches', ''],
    ['/halbrenn/ch/de/watches', ''],
    ['/de-CH/watches', ''],
    ['/gb/en/watches', ''],
    ['/CH/DE', ''],
    ['/ch/de/root/watches', ''],
    ['/watches', '?locale=fr-CH'],
    ['/watches/', ''],
    ['/s/halbrenn/watches', ''],
    ['/a/s/b/c', ''],
    ['/callback', '?code=c'],
    ['/save-access-token', ''],
    ['/apis/getip', ''],
  ])('is false for %s%s, which names a locale or has its own rule', (path, search) => {
    expect(isEntryPath(path, search)).toBe(false)
  })
})
