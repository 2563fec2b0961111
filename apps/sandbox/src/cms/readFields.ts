import { components, type Field, type Fields, mustBeFilled } from './contentSchema.js'
import { ContentFault } from './ContentFault.js'
import type { ContentComponent, ContentFields, ContentItem, ContentValue, ContentVariant } from './contentTypes.js'
import { readAddress, readAsset, readImage } from './readImages.js'
import {
  type Json,
  readChoice,
  readFlag,
  readList,
  readLocalised,
  readMoment,
  readNumber,
  readObject,
  readOnlyIn,
  readString,
  readStrings,
  readText,
} from './readers.js'
import { readStoreId } from './readStoreId.js'

type Read = (value: unknown, place: string) => ContentValue

const plain =
  (read: (value: unknown, place: string) => string): Read =>
  (value, place) => ({ kind: 'plain', value: read(value, place) })

const id =
  (kind: 'product' | 'category'): Read =>
  (value, place) => ({ kind, id: readString(value, place) })

const ids =
  (kind: 'products' | 'categories'): Read =>
  (value, place) => ({ kind, ids: readStrings(value, place) })

/** Readers for the field kinds without sub-fields. */
const readSimple: Readonly<Record<Exclude<Field['type']['kind'], 'choice' | 'list'>, Read>> = {
  text: (value, place) => ({ kind: 'text', text: readText(value, place) }),
  html: (value, place) => ({ kind: 'html', text: readLocalised(value, place) }),
  flag: plain((value, place) => String(readFlag(value, place))),
  number: plain((value, place) => String(readNumber(value, place))),
  dateTime: plain((value, place) => readMoment(value, place).text),
  path: plain(readAddress),
  focalImage: (value, place) => ({ kind: 'image', image: readImage(value, place) }),
  asset: (value, place) => ({ kind: 'asset', asset: readAsset(value, place) }),
  link: (value, place) => ({ kind: 'composite', item: readLink(value, place) }),
  product: id('product'),
  products: ids('products'),
  category: id('category'),
  categories: ids('categories'),
  area: (value, place) => ({ kind: 'components', items: readComponents(value, place) }),
}

/** Components of an area. @throws ContentFault */
export function readComponents(value: unknown, place: string): readonly ContentComponent[] {
  return readList(value, place).map((one, index) => readComponent(one, `${place}[${index}]`))
}

function readComponent(value: unknown, place: string): ContentComponent {
  const { component, onlyIn, variants = [], ...rest } = readObject(value, place)
  const name = readString(component, `${place}.component`)
  const fields = fieldsOf(name, `${place}.component`)
  return {
    component: name,
    fields: readFields(rest, fields, place),
    onlyIn: readOnlyIn(onlyIn, `${place}.onlyIn`),
    variants: readList(variants, `${place}.variants`).map((one, index) =>
      readVariant(one, name, rest, `${place}.variants[${index}]`),
    ),
  }
}

/** Reads a variant: its audience and the fields that differ. */
function readVariant(value: unknown, component: string, original: Json, place: string): ContentVariant {
  const { name, onlyIn, audience, ...changes } = readObject(value, place)
  if (onlyIn === undefined && audience === undefined)
    throw new ContentFault(place, 'needs onlyIn or audience, as everyone would see it.')
  return {
    name: readString(name, `${place}.name`),
    audience: audience === undefined ? null : readAudience(audience, `${place}.audience`),
    onlyIn: readOnlyIn(onlyIn, `${place}.onlyIn`),
    fields: readFields({ ...original, ...changes }, fieldsOf(component, place), place),
  }
}

function readAudience(value: unknown, place: string): string {
  const audience = readString(value, place)
  if (!/^[a-z][a-z-]{1,40}$/.test(audience))
    throw new ContentFault(place, `"${audience}" is not an audience. Use a format like returning-visitors.`)
  return audience
}

/** Reads the fields of an object by their declarations in the renderer. */
function readFields(object: Json, fields: Fields, place: string): ContentFields {
  const unknown = Object.keys(object).find((key) => !Object.hasOwn(fields, key))
  if (unknown)
    throw new ContentFault(
      `${place}.${unknown}`,
      `is not a field here. Known: ${Object.keys(fields).join(', ') || 'none'}.`,
    )
  const values = new Map<string, ContentValue>()
  for (const [name, field] of Object.entries(fields)) {
    if (object[name] !== undefined) values.set(name, readValue(object[name], name, field, `${place}.${name}`))
    else if (mustBeFilled(field)) throw new ContentFault(`${place}.${name}`, 'is missing.')
  }
  return values
}

/** Field declarations of a component. */
function fieldsOf(name: string, place: string): Fields {
  const definition = components.get(name)
  if (definition) return definition.fields
  throw new ContentFault(place, `"${name}" is unknown. Use one of ${[...components.keys()].join(', ')}.`)
}

function readValue(value: unknown, name: string, { type }: Field, place: string): ContentValue {
  if (type.kind === 'choice') return { kind: 'plain', value: readChoice(value, type.choices, place) }
  if (type.kind === 'list') return { kind: 'list', items: readItems(value, type.fields, place) }
  if (type.kind === 'text' && name === 'storeId') return { kind: 'plain', value: readStoreId(value, place) }
  return readSimple[type.kind](value, place)
}

function readItems(value: unknown, fields: Fields, place: string): readonly ContentItem[] {
  return readList(value, place).map((one, index) => {
    const own = `${place}[${index}]`
    const { onlyIn, ...rest } = readObject(one, own)
    return { fields: readFields(rest, fields, own), onlyIn: readOnlyIn(onlyIn, `${own}.onlyIn`) }
  })
}

/** A link: `{label, href}`, `{label, categoryId}` or `{label, productId}`, with `type`, `target` and `onlyIn`. */
function readLink(value: unknown, place: string): ContentItem {
  const { label, href, categoryId, productId, type, target, onlyIn, ...rest } = readObject(value, place)
  for (const key of Object.keys(rest)) throw new ContentFault(`${place}.${key}`, 'is not a field of a link.')
  if ([href, categoryId, productId].filter((one) => one !== undefined).length !== 1)
    throw new ContentFault(place, 'needs one of href, categoryId and productId.')
  const fields = new Map<string, ContentValue>()
  const add = (name: string, given: unknown, read: Read) => {
    if (given !== undefined) fields.set(name, read(given, `${place}.${name}`))
  }
  add('label', label, readSimple.text)
  add('href', href, readSimple.path)
  add('categoryId', categoryId, readSimple.category)
  add('productId', productId, readSimple.product)
  add(
    'type',
    type,
    plain((one, at) => readChoice(one, ['internal', 'external', 'sfraLinkReference'], at)),
  )
  add(
    'target',
    target,
    plain((one, at) => readChoice(one, ['_self', '_blank'], at)),
  )
  return { fields, onlyIn: readOnlyIn(onlyIn, `${place}.onlyIn`) }
}
