import { expect, it } from 'vitest'
import { urlMappingStep } from './urlMappingStep.js'

const moved = { shouldRedirect: true, destinationRelativeURLWithoutLocale: '/watches/mens' }
const first = { path: '/old', localeAlias: 'ch/de' }
const second = { ...first, isSecond: true }

it.each([
  ['a category', { resourceType: 'CATEGORY' }, first, { kind: 'render' }],
  ['a product', { resourceType: 'PRODUCT' }, first, { kind: 'render' }],
  ['nothing', {}, first, { kind: 'render' }],
  [
    'a moved category',
    { resourceType: 'CATEGORY', c_categoryPath: moved },
    first,
    { kind: 'redirect', target: '/watches/mens' },
  ],
  [
    'a moved content asset',
    { resourceType: 'CONTENT_ASSET', c_categoryPath: moved },
    first,
    { kind: 'redirect', target: '/watches/mens' },
  ],
  [
    'a destination without a redirect',
    { resourceType: 'CATEGORY', c_categoryPath: { ...moved, shouldRedirect: false } },
    first,
    { kind: 'render' },
  ],
  [
    'a redirect without a destination',
    { resourceType: 'CATEGORY', c_categoryPath: { shouldRedirect: true } },
    first,
    { kind: 'render' },
  ],
  ['a content asset', { resourceType: 'CONTENT_ASSET' }, first, { kind: 'askAgain', urlSegment: '/ch/de/old' }],
  [
    'a content asset in lower case',
    { resourceType: 'content_asset', destinationUrl: '/x' },
    first,
    { kind: 'askAgain', urlSegment: '/ch/de/old' },
  ],
  [
    'the content asset of the home page',
    { resourceType: 'CONTENT_ASSET' },
    { ...first, path: '/' },
    { kind: 'askAgain', urlSegment: '/ch/de' },
  ],
  [
    'the second response',
    { resourceType: 'CONTENT_ASSET', destinationUrl: '/ch/de/new' },
    second,
    { kind: 'redirect', target: '/ch/de/new' },
  ],
  ['the second response without a destination', { resourceType: 'CONTENT_ASSET' }, second, { kind: 'render' }],
  [
    'a destination of another resource type',
    { resourceType: 'CATEGORY', destinationUrl: '/x' },
    first,
    { kind: 'render' },
  ],
] as const)('%s', (_, mapping, request, step) => {
  expect(urlMappingStep(mapping, request)).toEqual(step)
})
