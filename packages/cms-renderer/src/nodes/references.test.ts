import { describe, expect, it } from 'vitest'
import { readCmsNode } from './cmsNode.js'
import { collectReferences, parseReference } from './references.js'

describe('parseReference', () => {
  it.each([
    ['prefix and tilde', 'vitrine-commerce~1234-567-8', '1234-567-8'],
    [
      'JSON with productId',
      '{"definitionName":"vitrine-commerce","connectionName":"main","productId":"1234-567-8"}',
      '1234-567-8',
    ],
    ['JSON with categoryId', '{"categoryId":"watches"}', 'watches'],
    ['JSON with id', ' {"id":"watches"}', 'watches'],
    ['three parts', 'vitrine-commerce/main/12.34567.12.12.12', '12.34567.12.12.12'],
    ['plain id', 'watches', 'watches'],
    ['broken JSON', '{"productId":"1234', null],
    ['JSON list', '["1234-567-8"]', null],
    ['JSON with a number', '{"productId":12}', null],
    ['JSON with __proto__', '{"__proto__":{"productId":"1"}}', null],
    ['empty', '', null],
    ['tilde at the end', 'vitrine-commerce~', null],
    ['an address', 'javascript:alert(1)', null],
    ['spaces inside', 'two words', null],
    ['a number', 12, null],
    ['null', null, null],
    ['nothing', undefined, null],
  ])('reads %s', (_, value, expected) => {
    expect(parseReference(value)).toBe(expected)
  })

  it('reads a reference that the CMS has resolved', () => {
    expect(parseReference(readCmsNode({ productId: '1234-567-8', name: 'Chronograph' }))).toBe('1234-567-8')
  })
})

describe('collectReferences', () => {
  it('finds single and listed references at every depth, each once, in order', () => {
    const page = readCmsNode({
      productId: 'p~1000-000-1',
      main: {
        '0': { productIds: ['p~1000-000-2', 'p~1000-000-1', 'p~1000-000-3'], '@nodes': [] },
        '1': { tiles: { a: { categoryId: 'p~watches', '@nodes': [] }, '@nodes': ['a'] }, '@nodes': ['tiles'] },
        '@nodes': ['0', '1'],
      },
      '@nodes': ['main'],
    })
    expect(collectReferences(page)).toEqual({
      productIds: ['1000-000-1', '1000-000-2', '1000-000-3'],
      categoryIds: ['watches'],
    })
  })
})
