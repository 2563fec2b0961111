import { asset, focalImage } from './compileAssets.js'
import type { Place } from './place.js'
import { escaped, localised, richText } from './compileText.js'
import { compileVariants, winnerOf } from './compileVariants.js'
import { componentId } from './contentSchema.js'
import type { ContentComponent, ContentFields, ContentItem, ContentValue } from './contentTypes.js'
import { childName, type DeliveryNode, isNode, type NodeType, system } from './deliveryNode.js'
import { given } from './givenNode.js'

/** Value kinds that become child nodes; pictures and references are resolved properties. */
const CHILD_KINDS: ReadonlySet<ContentValue['kind']> = new Set(['composite', 'list', 'components', 'given'])

/** An area with the components visible in its country. */
export function area(list: readonly ContentComponent[], name: string, path: string, place: Place): DeliveryNode {
  const shown = list.filter(isShown(place))
  const names = shown.map((_, index) => childName(index))
  const children = shown.map((one, index) => component(one, childName(index), `${path}/${childName(index)}`, place))
  return {
    ...system(name, path, 'mgnl:area'),
    ...Object.fromEntries(children.map((child) => [child['@name'], child])),
    '@nodes': names,
  }
}

function component(one: ContentComponent, name: string, path: string, place: Place): DeliveryNode {
  const template = componentId(one.component)
  const make = (fields: ContentFields, own: string, at: string) =>
    node(own, at, 'mgnl:component', fields, place, template)
  if (place.variants === 'winner') return make(winnerOf(one, place).fields, name, path)
  return compileVariants(one, make(one.fields, name, path), make)
}

/** A node of any type with its fields. */
export function node(
  name: string,
  path: string,
  type: NodeType,
  fields: ContentFields,
  place: Place,
  template?: string,
): DeliveryNode {
  const shown = [...fields].filter(([, value]) => value.kind !== 'composite' || isShown(place)(value.item))
  const entries = shown.flatMap(([key, value]) => compileField(key, value, `${path}/${key}`, place))
  const compiled = Object.fromEntries(entries)
  return {
    ...system(name, path, type),
    ...(template && { 'mgnl:template': template }),
    ...compiled,
    '@nodes': shown.filter(([key, { kind }]) => CHILD_KINDS.has(kind) && isNode(compiled[key])).map(([key]) => key),
  }
}

/** Properties of one field. */
function compileField(
  key: string,
  value: ContentValue,
  path: string,
  place: Place,
): readonly (readonly [string, unknown])[] {
  if (value.kind === 'text') return localised(key, value.text, place, escaped)
  if (value.kind === 'html')
    return localised(key, value.text, place, (text, language) => richText(text, place.country, language))
  return [[key, compileValue(value, key, path, place)]]
}

function compileValue(
  value: Exclude<ContentValue, { kind: 'text' | 'html' }>,
  key: string,
  path: string,
  place: Place,
): unknown {
  switch (value.kind) {
    case 'plain':
      return value.value
    case 'category':
      return `vitrine-commerce~${value.id}`
    case 'categories':
      return value.ids.map((id) => `vitrine-commerce~${id}`)
    case 'product':
      return productReference(value.id, 0)
    case 'products':
      return value.ids.map(productReference)
    case 'image':
      return focalImage(value.image, key, path, place)
    case 'asset':
      return asset(value.asset, place)
    case 'composite':
      return node(key, path, 'mgnl:contentNode', value.item.fields, place)
    case 'components':
      return area(value.items, key, path, place)
    case 'list':
      return list(value.items, key, path, place)
    case 'given':
      return given(value.value, key, path)
  }
}

function list(items: readonly ContentItem[], name: string, path: string, place: Place): DeliveryNode {
  const children = items
    .filter(isShown(place))
    .map(({ fields }, index) => node(`${name}${index}`, `${path}/${name}${index}`, 'mgnl:contentNode', fields, place))
  return {
    ...system(name, path, 'mgnl:contentNode'),
    ...Object.fromEntries(children.map((child) => [child['@name'], child])),
    '@nodes': children.map((child) => child['@name']),
  }
}

function isShown({ country }: Place): (item: ContentItem) => boolean {
  return ({ onlyIn }) => onlyIn === null || onlyIn.some((one) => one === country)
}

/** References have several formats, depending on the field type in the editor's dialog. */
function productReference(id: string, index: number): string {
  if (index % 2 === 0) return `vitrine-commerce~${id}`
  return JSON.stringify({ definitionName: 'vitrine-commerce', connectionName: 'main', productId: id })
}
