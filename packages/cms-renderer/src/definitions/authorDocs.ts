import type { Definition } from './definition.js'
import { definitions } from './definitions.js'
import type { Fields } from '../fields/field.js'
import { componentSchema, type JsonSchema, kindName } from '../fields/jsonSchema.js'

const all: readonly Definition[] = Object.values(definitions)

/** JSON schema of every component, by its short name, e.g. `teaser`. */
export function componentSchemas(): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(all.map((definition) => [shortName(definition.id), componentSchema(definition)]))
}

/** Every component with its fields, as Markdown for authors. */
export function componentTables(): string {
  const parts = all.map(({ id, note, fields }) => {
    const rows = rowsOf(fields)
    const table =
      rows.length === 0 ? ['No fields.'] : ['| field | type | required | note |', '|---|---|---|---|', ...rows]
    return [`## ${shortName(id)}`, '', `${note} [Schema](schemas/${shortName(id)}.json)`, '', ...table, ''].join('\n')
  })
  return [HEAD, ...parts].join('\n')
}

const HEAD = `# CMS components

Generated from the definitions in packages/cms-renderer by \`node scripts/check/cmsSchemas.mjs\`; do not edit. A component with an
empty required field is not rendered. A choice defaults to its first value. Entries of a list are \`field[].part\`.
`

function rowsOf(fields: Fields, prefix = ''): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const isRequired = field.isRequired && field.type.kind !== 'choice'
    const row = `| ${prefix}${name} | ${kindName(field.type)} | ${isRequired ? 'yes' : ''} | ${field.note ?? ''} |`
    return field.type.kind === 'list' ? [row, ...rowsOf(field.type.fields, `${prefix}${name}[].`)] : [row]
  })
}

function shortName(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1)
}
