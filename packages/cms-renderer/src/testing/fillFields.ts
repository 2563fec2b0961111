import { sampleData, sampleNode } from '../definitions/sampleNodes.js'
import type { Definition } from '../definitions/definition.js'
import type { Field, FieldKind, Fields } from '../fields/field.js'

/** CMS value of a field by its kind; undefined = the default. */
export type FillRule = (kind: FieldKind['kind']) => unknown

/** A component node with every declared field filled, including nested ones. `rule` overrides values by kind. */
export function fillComponent({ id, fields }: Definition, rule: FillRule = () => undefined): object {
  return sampleNode(id, { '@id': `filled-${id}`, ...fillFields(fields, rule) })
}

function fillFields(fields: Fields, rule: FillRule): object {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fillField(field, rule)]))
}

function fillField({ type }: Field, rule: FillRule): unknown {
  const replaced = rule(type.kind)
  if (replaced !== undefined) return replaced
  switch (type.kind) {
    case 'choice':
      return type.choices.at(-1)
    case 'list':
      return sampleData({ '0': { ...sampleData(fillFields(type.fields, rule)), '@id': 'entry-0' } }, ['0'])
    case 'area':
      return sampleData({ '0': sampleNode('vitrine:components/quote-text', { quote: 'Inside.' }) }, ['0'])
    default:
      return usual[type.kind]
  }
}

const image = {
  '@link': 'https://images.vitrine.example/vitrine/image/upload/c_limit,f_auto,w_300/scenes/craft.jpg',
  metadata: { title: 'Craft', width: '2400', height: '1350' },
}

const usual = {
  text: 'Words',
  html: '<p>Words</p>',
  flag: 'true',
  number: '12',
  dateTime: '2026-12-24T18:00:00+01:00',
  path: '/watches',
  asset: image,
  focalImage: { landscapeFocalImage: { image, focalPoint: '50#40' }, altText: 'Craft' },
  link: sampleData({ label: 'Words', href: '/services' }),
  product: 'vitrine-commerce~2104-310-1',
  products: ['vitrine-commerce~2104-310-1', 'vitrine-commerce~2104-310-2'],
  category: 'vitrine-commerce~jewellery-rings',
  categories: ['vitrine-commerce~jewellery-rings'],
} as const
