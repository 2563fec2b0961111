import { expect, it } from 'vitest'
import { readCmsNode } from './cmsNode.js'
import { pageFacts } from './pageFacts.js'

it('reads what a page says of itself', () => {
  const page = readCmsNode({
    '@id': 'page-1',
    '@name': 'watches',
    'mgnl:template': 'vitrine:pages/home',
    'mgnl:lastModified': '2026-03-02',
    title: 'Watches &amp; more',
    description: 'For &lt;her&gt;',
    noIndex: 'true',
    productId: 'p~2104-310-1',
    categoryId: 'p~watches',
    storeId: 'zurich',
    published: '2026-03-01',
    author: 'Mila &amp; Co',
  })
  expect(pageFacts(page)).toEqual({
    id: 'page-1',
    name: 'watches',
    template: 'vitrine:pages/home',
    lastModified: '2026-03-02',
    title: 'Watches & more',
    description: 'For <her>',
    isNoIndex: true,
    productId: '2104-310-1',
    categoryId: 'watches',
    storeId: 'zurich',
    published: '2026-03-01',
    author: 'Mila & Co',
  })
})

it('has null for what a page does not say, and empty text for what it always has', () => {
  expect(pageFacts(readCmsNode({}))).toEqual({
    id: '',
    name: '',
    template: '',
    lastModified: '',
    title: '',
    description: null,
    isNoIndex: false,
    productId: null,
    categoryId: null,
    storeId: null,
    published: null,
    author: null,
  })
})
