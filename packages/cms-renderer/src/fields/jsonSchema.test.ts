import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import type { Definition } from '../definitions/definition.js'
import { definitions } from '../definitions/definitions.js'
import { sampleData, sampleFocalImage, sampleNode } from '../definitions/sampleNodes.js'
import { componentSchemas, componentTables } from '../definitions/authorDocs.js'
import { defineComponent } from './defineComponent.js'
import * as kinds from './fieldKinds.js'
import { componentSchema } from './jsonSchema.js'

const docs = new URL('../../../../docs/cms/', import.meta.url)
const table: readonly (readonly [string, Definition])[] = Object.entries(definitions)
const ajv = new Ajv2020({ strict: false })

const accepts = (definition: Definition, node: object) => ajv.compile(withoutId(componentSchema(definition)))(node)
/** Removes `$id`, so that the same schema can be compiled twice. */
const withoutId = (schema: object) => Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$id'))

describe('schemas of the components', () => {
  it('match docs/cms/schemas (to update: node scripts/check/cmsSchemas.mjs)', () => {
    const written = readdirSync(new URL('schemas', docs)).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(new URL(`schemas/${file}`, docs), 'utf8')),
    ])
    expect(Object.fromEntries(written)).toEqual(componentSchemas())
  })

  it('have their tables in docs/cms/components.md (to update: node scripts/check/cmsSchemas.mjs)', () => {
    expect(readFileSync(new URL('components.md', docs), 'utf8')).toBe(componentTables())
  })

  it.each(table)('accept the sample of %s', (_, definition) => {
    const validate = ajv.compile(withoutId(componentSchema(definition)))
    validate(definition.sample)
    expect(validate.errors).toBeNull()
  })

  it.each(table)('reject the sample of %s under another template, or with an undeclared field', (_, definition) => {
    expect(accepts(definition, { ...definition.sample, 'mgnl:template': 'vitrine:components/other' })).toBe(false)
    expect(accepts(definition, { ...definition.sample, unheardOf: 'x' })).toBe(false)
  })

  const required = table.flatMap(([id, definition]) =>
    Object.entries(definition.fields).flatMap(([name, field]) =>
      field.isRequired && field.type.kind !== 'choice' ? [{ id, name, definition }] : [],
    ),
  )
  it.each(required)('reject the sample of $id without its $name', ({ name, definition }) => {
    expect(
      accepts(definition, Object.fromEntries(Object.entries(definition.sample).filter(([key]) => key !== name))),
    ).toBe(false)
    expect(accepts(definition, { ...definition.sample, [name]: null })).toBe(false)
    expect(accepts(definition, { ...definition.sample, [name]: true })).toBe(false)
  })
})

/** A field, values that it accepts and values that it rejects. */
const values = [
  ['text', kinds.text, ['Care', '', 12, null], [true, {}, ['a']]],
  ['text.required', kinds.text.required, ['Care', 12], ['', null]],
  ['html', kinds.html, ['<p>a</p>', null], [12, {}]],
  ['flag', kinds.flag, [true, 'true', 'false', null], ['yes', 1]],
  ['number', kinds.number, [1, '1620', '-2.5', null], ['twelve', '', true]],
  ['dateTime', kinds.dateTime, ['2026-12-24T18:00:00+01:00', '2026-12-24T17:00Z'], ['2026-12-24', 'soon', 5]],
  [
    'path',
    kinds.path,
    ['/watches', '#care', 'https://other.example/', 'tel:+41', 'mailto:a@b.example', { '@path': '/ch/about' }, ['/a']],
    [
      '//evil.example',
      'javascript:alert(1)',
      'watches',
      '/\\evil.example',
      7,
      {},
      [],
      { '@link': 'javascript:alert(1)' },
    ],
  ],
  ['choice', kinds.choice(['left', 'right']), ['left', 'right', null], ['up', 1]],
  [
    'asset',
    kinds.asset,
    [{ '@link': '/dam/jcr:1/a.jpg', metadata: { width: '1620', height: 1080 } }, 'jcr:2f6d0c44', null],
    [{}, { '@link': '//evil.example/a.jpg' }, { '@link': '/a.jpg', metadata: { width: 'wide' } }, 5],
  ],
  [
    'focalImage',
    kinds.focalImage,
    [sampleFocalImage, { '@link': '/dam/a.jpg' }],
    [{}, { altText: 'x' }, { landscapeFocalImage: { focalPoint: 'middle' } }],
  ],
  [
    'link',
    kinds.link,
    [
      { label: 'a', href: '/b' },
      { href: { '@path': '/ch/b', title: 'b' } },
      { categoryId: 'p~rings' },
      { label: 'a', productId: '1234-567-8', '@nodes': [] },
      '/b',
      { '@link': '/ch/de/b.html' },
      [{ '@path': '/ch/b' }],
    ],
    [{}, { label: 'a' }, { label: 'a', href: 'javascript:alert(1)' }, { href: '/b' }, 'javascript:alert(1)', []],
  ],
  [
    'product',
    kinds.product,
    [
      'vitrine-commerce~1234-567-8',
      'vitrine-commerce/main/1234-567-8',
      '1234-567-8',
      '{"definitionName":"x","productId":"1234-567-8"}',
      { productId: '1234-567-8' },
      { id: '1' },
    ],
    ['', 'two words', '{"productId":12}', {}, 12],
  ],
  ['products', kinds.products, ['a~1', ['a~1', '{"id":"2"}', { id: '3' }]], [[], [''], [{}]]],
  [
    'category',
    kinds.category,
    ['a~rings', '{"categoryId":"rings"}', { categoryId: 'rings' }],
    ['{', ['a~rings'], 'x y'],
  ],
  [
    'list',
    kinds.list({ title: kinds.text.required }),
    [sampleData({ a: { title: 'A' } }, ['a']), sampleData({}), null],
    [[], sampleData({ a: {} }, ['a']), { a: { title: 'A' } }],
  ],
  ['area', kinds.area, [sampleData({ a: sampleNode('x', {}) }, ['a']), null], [[], sampleData({ a: {} }, ['a'])]],
] as const

describe('schema of a field', () => {
  it.each(values)(
    'of kind %s accepts the values that the field reads and rejects all others',
    (_, field, good, bad) => {
      const definition = defineComponent({ id: 'x', note: '', fields: { a: field }, props: () => null, sample: {} })
      const validate = ajv.compile(withoutId(componentSchema(definition)))
      const isValid = (value: unknown) => validate({ 'mgnl:template': 'x', a: value })
      expect(good.filter((value) => !isValid(value))).toEqual([])
      expect(bad.filter(isValid)).toEqual([])
    },
  )
})
