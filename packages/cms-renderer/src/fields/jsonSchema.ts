import type { Definition } from '../definitions/definition.js'
import type { Field, FieldKind, Fields } from './field.js'
import { sharedSchemas } from './sharedSchemas.js'

/** A JSON schema, or a part of one. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
}

/** Properties that the CMS writes itself, and variants of a personalised component: always allowed, never described. */
const SYSTEM = { '^(?:@|mgnl:|jcr:|variant)': true }

/**
 * JSON schema (draft 2020-12) of a component node as the CMS delivers it: numbers and booleans may be strings,
 * references may have any form, an optional field may be null. An undeclared property is an error.
 */
export function componentSchema({ id, note, fields, sample }: Definition): JsonSchema {
  const used = new Set<string>()
  const body = nodeSchema(fields, used)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:${id.replace(/\//g, ':')}`,
    title: id,
    description: note,
    ...body,
    properties: { 'mgnl:template': { const: id }, ...body.properties },
    required: ['mgnl:template', ...body.required],
    ...(used.size > 0 && { $defs: definitionsOf(used) }),
    examples: [sample],
  }
}

/** Shared definitions that a schema references, directly and transitively. */
function definitionsOf(used: ReadonlySet<string>): JsonSchema {
  const all = used.has('focalImage') ? new Set([...used, 'asset']) : used
  return Object.fromEntries(Object.entries(sharedSchemas).filter(([name]) => all.has(name)))
}

function nodeSchema(fields: Fields, used: Set<string>) {
  const entries = Object.entries(fields)
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, fieldSchema(field, used)])),
    required: entries.filter(([, field]) => mustBeThere(field)).map(([name]) => name),
    patternProperties: SYSTEM,
    additionalProperties: false,
  }
}

/** Whether the schema requires the field. A choice is never required, because it defaults to its first value. */
function mustBeThere({ isRequired, type }: Field): boolean {
  return isRequired && type.kind !== 'choice'
}

function fieldSchema(field: Field, used: Set<string>): JsonSchema {
  const value = kindSchema(field, used)
  const described = field.note === undefined ? {} : { description: field.note }
  return mustBeThere(field) ? { ...described, ...value } : { ...described, anyOf: [value, { type: 'null' }] }
}

function kindSchema(field: Field, used: Set<string>): JsonSchema {
  const { type } = field
  const shared = (name: keyof typeof sharedSchemas) => {
    used.add(name)
    return { $ref: `#/$defs/${name}` }
  }
  switch (type.kind) {
    case 'text':
      return { type: ['string', 'number'], ...(field.isRequired && { minLength: 1 }) }
    case 'html':
      return { type: 'string', contentMediaType: 'text/html', ...(field.isRequired && { minLength: 1 }) }
    case 'choice':
      return { enum: type.choices, default: type.choices[0] }
    case 'list':
      return childrenSchema(nodeSchema(type.fields, used), field.isRequired)
    case 'area':
      return childrenSchema(componentNode, field.isRequired)
    default:
      return shared(type.kind)
  }
}

const componentNode = {
  type: 'object',
  required: ['mgnl:template'],
  properties: { 'mgnl:template': { type: 'string' } },
}

/** A node whose children are ordered by `@nodes`. */
function childrenSchema(child: object, isRequired: boolean): JsonSchema {
  return {
    type: 'object',
    required: ['@nodes'],
    properties: { '@nodes': { type: 'array', items: { type: 'string' }, ...(isRequired && { minItems: 1 }) } },
    patternProperties: { '^(?!@|mgnl:|jcr:)': child },
  }
}

/** Name of a field kind in the tables for authors. */
export function kindName(type: FieldKind): string {
  return type.kind === 'choice'
    ? `one of ${type.choices.map((word) => `\`${word}\``).join(', ')}`
    : kindNames[type.kind]
}

const kindNames = {
  text: 'text',
  html: 'formatted text',
  flag: 'yes or no',
  number: 'number',
  dateTime: 'moment',
  path: 'address',
  focalImage: 'image in two crops',
  asset: 'picture',
  link: 'link',
  product: 'product',
  products: 'products',
  category: 'category',
  categories: 'categories',
  list: 'list',
  area: 'components',
} as const
