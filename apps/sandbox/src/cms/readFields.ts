import { ContentFault } from './ContentFault.js'
import { componentFields, type FieldRule, type Fields, linkFields, listFields } from './contentSchema.js'
import {
  type ContentComponent,
  type ContentFields,
  type ContentImage,
  type ContentValue,
  scenes,
} from './contentTypes.js'
import {
  type Json,
  readList,
  readLocalised,
  readObject,
  readOnlyIn,
  readPath,
  readString,
  readStrings,
} from './readers.js'

const FOCAL_POINT = /^(100|\d{1,2})#(100|\d{1,2})$/

/** Components of an area. @throws ContentFault */
export function readComponents(value: unknown, place: string): readonly ContentComponent[] {
  return readList(value, place).map((one, index) => readComponent(one, `${place}[${index}]`))
}

function readComponent(value: unknown, place: string): ContentComponent {
  const { component, onlyIn, ...rest } = readObject(value, place)
  const name = readString(component, `${place}.component`)
  const fields = Object.hasOwn(componentFields, name) ? componentFields[name] : undefined
  if (!fields) {
    throw new ContentFault(
      `${place}.component`,
      `"${name}" is unknown. Use one of ${Object.keys(componentFields).join(', ')}.`,
    )
  }
  return { component: name, fields: readFields(rest, fields, place), onlyIn: readOnlyIn(onlyIn, `${place}.onlyIn`) }
}

function readFields(object: Json, fields: Fields, place: string): ContentFields {
  const unknown = Object.keys(object).find((key) => !Object.hasOwn(fields, key))
  if (unknown)
    throw new ContentFault(
      `${place}.${unknown}`,
      `is no field here. Known: ${Object.keys(fields).join(', ') || 'none'}.`,
    )
  const values = new Map<string, ContentValue>()
  for (const [name, rule] of Object.entries(fields)) {
    if (object[name] !== undefined) values.set(name, readValue(object[name], rule, `${place}.${name}`))
    else if (!rule.endsWith('?')) throw new ContentFault(`${place}.${name}`, 'is missing.')
  }
  return values
}

function readValue(value: unknown, rule: FieldRule, place: string): ContentValue {
  const kind = rule.endsWith('?') ? rule.slice(0, -1) : rule
  if (kind === 'text') return { kind: 'text', text: readLocalised(value, place) }
  if (kind === 'html') return { kind: 'html', text: readLocalised(value, place) }
  if (kind === 'path') return { kind: 'plain', value: readPath(value, place) }
  if (kind === 'image') return { kind: 'image', image: readImage(value, place) }
  if (kind === 'products') return { kind: 'products', ids: readStrings(value, place) }
  if (kind === 'product') return { kind: 'product', id: readString(value, place) }
  if (kind === 'category') return { kind: 'category', id: readString(value, place) }
  if (kind === 'components') return { kind: 'components', items: readComponents(value, place) }
  if (kind === 'link') return { kind: 'composite', fields: readFields(readObject(value, place), linkFields, place) }
  if (kind.startsWith('list:')) return { kind: 'list', items: readItems(value, listFields[kind.slice(5)] ?? {}, place) }
  return { kind: 'plain', value: readChoice(value, kind.slice('one of '.length).split('|'), place) }
}

function readItems(value: unknown, fields: Fields, place: string): readonly ContentFields[] {
  return readList(value, place).map((one, index) =>
    readFields(readObject(one, `${place}[${index}]`), fields, `${place}[${index}]`),
  )
}

function readChoice(value: unknown, choices: readonly string[], place: string): string {
  const choice = choices.find((one) => one === value)
  if (choice === undefined) throw new ContentFault(place, `must be one of ${choices.join(', ')}.`)
  return choice
}

function readImage(value: unknown, place: string): ContentImage {
  const { scene, alt, focalPoint = '50#50', portraitFocalPoint = '50#50', ...rest } = readObject(value, place)
  const found = scenes.find((one) => one === scene)
  if (!found) throw new ContentFault(`${place}.scene`, `must be one of ${scenes.join(', ')}.`)
  for (const key of Object.keys(rest)) throw new ContentFault(`${place}.${key}`, 'is no field of an image.')
  return {
    scene: found,
    alt: readLocalised(alt, `${place}.alt`),
    focalPoint: readFocalPoint(focalPoint, `${place}.focalPoint`),
    portraitFocalPoint: readFocalPoint(portraitFocalPoint, `${place}.portraitFocalPoint`),
  }
}

function readFocalPoint(value: unknown, place: string): string {
  const point = readString(value, place)
  if (!FOCAL_POINT.test(point)) throw new ContentFault(place, `"${point}" is no focal point. Write it like 50#30.`)
  return point
}
