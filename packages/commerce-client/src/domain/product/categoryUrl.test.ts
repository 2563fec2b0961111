import { expect, it } from 'vitest'
import { categoryUrl } from './categoryUrl.js'

it.each([
  [{ id: 'watches-mens', c_urlPath: '/watches/mens' }, 'ch/de', '/ch/de/watches/mens'],
  [{ id: 'watches-mens', c_urlPath: '/watches/mens' }, undefined, '/watches/mens'],
  [{ id: 'watches mens/50%' }, 'uk/en', '/uk/en/category/watches%20mens%2F50%25'],
  [{ id: 'rings', c_urlPath: '' }, undefined, '/category/rings'],
])('the page of %j in %s is %s', (category, localeAlias, url) => {
  expect(categoryUrl(category, localeAlias)).toBe(url)
})
