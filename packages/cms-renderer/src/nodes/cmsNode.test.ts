import { describe, expect, it } from 'vitest'
import { CmsError } from '../client/CmsError.js'
import { isNode, MAX_NODES, readCmsNode } from './cmsNode.js'

const kindOf = (read: () => unknown) => {
  try {
    read()
  } catch (error) {
    return error instanceof CmsError ? error.kind : 'other'
  }
  return 'none'
}

describe('readCmsNode', () => {
  it('takes the order of children from @nodes, where JavaScript would sort 0, 1, 00', () => {
    const node = readCmsNode({
      '1': { title: 'b' },
      '00': { title: 'a' },
      '0': { title: 'c' },
      '@nodes': ['1', '00', '0'],
    })
    expect(node.children.map((child) => child.name)).toEqual(['1', '00', '0'])
  })

  it('finds areas and components without @nodes, but does not treat assets as children', () => {
    const node = readCmsNode({
      main: { '@nodeType': 'mgnl:area' },
      teaser: { 'mgnl:template': 'vitrine:components/teaser' },
      image: { '@link': '/dam/x.jpg' },
    })
    expect(node.children.map((child) => child.name)).toEqual(['main', 'teaser'])
  })

  it('ignores names in @nodes that are missing, repeated, null or not strings', () => {
    const node = readCmsNode({ a: { x: '1' }, b: null, '@nodes': ['a', 'a', 'b', 'gone', 7, null] })
    expect(node.children.map((child) => child.name)).toEqual(['a'])
    expect(node.missing).toEqual(['b', 'gone'])
  })

  it('drops keys that could reach a prototype', () => {
    const node = readCmsNode(
      JSON.parse(
        '{"__proto__":{"polluted":"yes"},"constructor":{"x":1},"a":{"prototype":{}},"@nodes":["__proto__","a"]}',
      ),
    )
    expect(node.children.map((child) => child.name)).toEqual(['a'])
    expect([...node.fields.keys()]).toEqual(['a'])
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })

  it('keeps expanded references with their address and drops system properties', () => {
    const image = readCmsNode({ 'jcr:uuid': 'x', image: { '@link': '/dam/x.jpg' } }).fields.get('image')
    expect(isNode(image) && image.fields.get('@link')).toBe('/dam/x.jpg')
    expect(readCmsNode({ 'jcr:uuid': 'x', 'mgnl:created': 'y' }).fields.size).toBe(0)
  })

  it.each([['text'], [7], [null], [undefined], [[{}]]])('rejects %j as malformed', (raw) => {
    expect(kindOf(() => readCmsNode(raw))).toBe('malformed')
  })

  it('rejects a tree of more than 64 levels, in objects or in lists', () => {
    const deep = (wrap: (inner: unknown) => unknown, levels: number) => {
      let tree: unknown = 'leaf'
      for (let level = 0; level < levels; level += 1) tree = wrap(tree)
      return { tree }
    }
    expect(kindOf(() => readCmsNode(deep((inner) => ({ inner }), 100)))).toBe('tooLarge')
    expect(kindOf(() => readCmsNode(deep((inner) => [inner], 100)))).toBe('tooLarge')
    expect(kindOf(() => readCmsNode(deep((inner) => ({ inner }), 40)))).toBe('none')
  })

  it('rejects a tree of more than 5000 nodes', () => {
    const wide = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, {}]))
    expect(kindOf(() => readCmsNode(wide(MAX_NODES)))).toBe('tooLarge')
    expect(kindOf(() => readCmsNode(wide(MAX_NODES - 1)))).toBe('none')
  })
})
