import { expect, it } from 'vitest'
import { urlParts } from './urlParts.js'

it.each([
  ['https://shop.example/ch/de?q=a#top', 'shop.example', '/ch/de', 'q=a'],
  ['/ch/de?q=a&q=b', '', '/ch/de', 'q=a&q=b'],
  ['/ch/de#top?q=a', '', '/ch/de', ''],
  ['?q=a', '', '/', 'q=a'],
  ['', '', '/', ''],
  ['//evil.example/a', '', '//evil.example/a', ''],
  ['/a?b?c=d', '', '/a', 'b%3Fc=d'],
])('%s has the host %j, the path %s and the query %s', (url, hostname, pathname, query) => {
  const parts = urlParts(url)
  expect([parts.hostname, parts.pathname, parts.searchParams.toString()]).toEqual([hostname, pathname, query])
})
