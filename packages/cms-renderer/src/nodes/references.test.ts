import { describe, expect, it } from 'vitest'
import { readCmsNode } from './cmsNode.js'
import type { Definition } from '../definitions/definition.js'
import { definitions } from '../definitions/definitions.js'
import type { Fields } from '../fields/field.js'
import { collectReferences, MAX_REFERENCES, parseReference, parseReferences } from './references.js'

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

  it('reads a resolved reference', () => {
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

  it('finds the references of a multi field sent as a node', () => {
    const field = { a: { productId: 'p~1000-000-1' }, b: { id: '1000-000-2' }, '@nodes': ['b', 'a'] }
    const page = readCmsNode({ productIds: field, '@nodes': [] })
    expect(parseReferences(page.fields.get('productIds'))).toEqual(['1000-000-2', '1000-000-1'])
    expect(new Set(collectReferences(page).productIds)).toEqual(new Set(['1000-000-1', '1000-000-2']))
  })

  it('finds references inside the nodes of a list', () => {
    const page = readCmsNode({ tiles: [{ productId: 'p~1000-000-1' }, 'text', { productId: 'p~1000-000-2' }] })
    expect(collectReferences(page).productIds).toEqual(['1000-000-1', '1000-000-2'])
  })

  it('returns at most 480 references of a kind', () => {
    const productIds = Array.from({ length: 2000 }, (_, index) => `p~1000-000-${index}`)
    expect(collectReferences(readCmsNode({ productIds })).productIds).toHaveLength(MAX_REFERENCES)
  })

  it('covers every field in which a component holds a product or a category', () => {
    const names = Object.values(definitions).flatMap(({ fields }: Definition) => referenceNames(fields))
    expect(new Set(names)).toEqual(new Set(['productId', 'productIds', 'categoryId']))
  })
})

function referenceNames(fields: Fields): readonly string[] {
  return Object.entries(fields).flatMap(([name, { type }]) => {
    if (type.kind === 'list') return referenceNames(type.fields)
    return ['product', 'products', 'category', 'categories'].includes(type.kind) ? [name] : []
  })
}
