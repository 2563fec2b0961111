import type { Definition } from '@vitrine/cms-renderer/definitions/definition'
import { definitions } from '@vitrine/cms-renderer/definitions/definitions'

/** Fields of a component, as declared by the renderer's definition. */
export type Fields = Definition['fields']
export type Field = Fields[string]

const PREFIX = 'vitrine:components/'
const all: readonly Definition[] = Object.values(definitions)

/** Every component that content files may use: the renderer's definitions by name without prefix. */
export const components: ReadonlyMap<string, Definition> = new Map(
  all.map((definition) => [definition.id.slice(PREFIX.length), definition]),
)

/** Template id of a component. */
export function componentId(name: string): string {
  return `${PREFIX}${name}`
}

/** Whether authors must fill in a field; a choice defaults to its first value. */
export function mustBeFilled({ isRequired, type }: Field): boolean {
  return isRequired && type.kind !== 'choice'
}
