import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Shows a prop's type in full (`'left' | 'right'`) where Storybook's table shows only "union"; omits `| undefined`. */
export const typeNames: ArgTypesEnhancer = ({ argTypes, component }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const written = writtenType(component, name)
      if (written === null) return [name, argType]
      return [name, { ...argType, table: { ...argType.table, type: { summary: written } } }]
    }),
  )

function writtenType(component: unknown, prop: string): string | null {
  const raw = ['__docgenInfo', 'props', prop, 'tsType', 'raw'].reduce<unknown>(at, component)
  if (typeof raw !== 'string') return null
  return prop === 'slotProps' ? slotNames(raw) : tidyType(raw)
}

/** `title: h2, text: p`: the inner parts that accept `slotProps`, with their elements. */
export function slotNames(raw: string): string {
  return [...raw.matchAll(/(\w+)\?: (?:Omit<)?SlotProps<'(\w+)'>/g)]
    .map(([, part, tag]) => `${part}: ${tag}`)
    .join(', ')
}

/** The type on one line, without `| undefined`, comments and modifiers. */
export function tidyType(raw: string): string {
  return raw
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\breadonly /g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')
    .replace(/^\((.*)\)$/, '$1')
    .trim()
}

function at(value: unknown, key: string): unknown {
  return value !== null && (typeof value === 'object' || typeof value === 'function')
    ? Object.getOwnPropertyDescriptor(value, key)?.value
    : undefined
}
