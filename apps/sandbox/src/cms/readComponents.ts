import { ContentFault } from './ContentFault.js'
import type { ContentComponent, ContentVariant } from './contentTypes.js'
import { fieldsOf, readFields } from './readFields.js'
import { type Json, readList, readObject, readOnlyIn, readString } from './readers.js'

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

/** A variant names who sees it, and what differs. */
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
    throw new ContentFault(place, `"${audience}" is no audience. Write it like returning-visitors.`)
  return audience
}
