import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The README's entry for every hook: name, kind (reads, changes, acts) and invalidated keys. */
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
const told = new Map(
  [...readme.matchAll(/^\| `(use\w+)` \| (reads|changes|acts) \| ([^|]*) \|/gm)].map(
    ([, name = '', kind, effects = '']) => [name, { kind, effects: effects.trim() }],
  ),
)

interface Definition {
  readonly invalidates: readonly string[]
  readonly isOptimistic: boolean
}

/** Every hook of this folder, with its definition if it has one. */
const hooks = new Map<string, Definition | null>()
const internal = new Set(['useMutation', 'useOnce', 'usePersonalData', 'usePersonalRead', 'useCommerce', 'useEinstein'])
const folder = new URL('.', import.meta.url)
for (const file of readdirSync(folder)) {
  if (!/(?<!\.test)\.ts$/.test(file)) continue
  const module: Readonly<Record<string, unknown>> = await import(new URL(file, folder).href)
  for (const [name, hook] of Object.entries(module)) {
    if (!/^use[A-Z]/.test(name) || typeof hook !== 'function' || internal.has(name)) continue
    hooks.set(name, 'definition' in hook && isDefinition(hook.definition) ? hook.definition : null)
  }
}
const definitions = [...hooks].flatMap(([name, definition]) => (definition ? [[name, definition] as const] : []))

function isDefinition(value: unknown): value is Definition {
  return typeof value === 'object' && value !== null && 'invalidates' in value && 'isOptimistic' in value
}

describe('the table of hooks in the README', () => {
  it('lists every hook and no other', () => {
    expect([...told.keys()].sort()).toEqual([...hooks.keys()].sort())
    expect(definitions.length).toBeGreaterThan(35)
  })

  it.each([...hooks])('lists the kind of %s', (name, definition) => {
    expect(told.get(name)?.kind).toMatch(definition ? /^changes$/ : /^(reads|acts)$/)
  })

  it.each(definitions)(
    'lists the keys that %s invalidates, and whether it is optimistic',
    (name, { invalidates, isOptimistic }) => {
      const effects = `${invalidates.join(', ') || 'nothing'}${isOptimistic ? '; shown at once' : ''}`
      expect(told.get(name)?.effects).toBe(effects)
    },
  )

  it('has no duplicate keys', () => {
    for (const [, { invalidates }] of definitions) expect(new Set(invalidates).size).toBe(invalidates.length)
  })
})

describe('mutations of the basket', () => {
  it.each(definitions.filter(([, { invalidates }]) => invalidates[0] === 'basket' && invalidates.length === 3))(
    '%s invalidates shipping and payment methods',
    (_, { invalidates }) => {
      expect(invalidates).toEqual(['basket', 'shipping_methods', 'payment_methods'])
    },
  )
})
