import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** What the README says of every hook: its name, whether it reads, changes or acts by itself, and what it changes. */
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
const told = new Map(
  [...readme.matchAll(/^\| `(use\w+)` \| (reads|changes|acts) \| ([^|]*) \|/gm)].map(
    ([, name = '', kind, effects = '']) => [name, { kind, effects: effects.trim() }],
  ),
)

interface Row {
  readonly changes: readonly string[]
  readonly isOptimistic: boolean
}

/** Every hook of this folder; those that were made from a row have it. */
const hooks = new Map<string, Row | null>()
const internal = new Set(['useMutation', 'useOnce', 'usePersonalData', 'usePersonalRead', 'useCommerce', 'useEinstein'])
const folder = new URL('.', import.meta.url)
for (const file of readdirSync(folder)) {
  if (!/(?<!\.test)\.ts$/.test(file)) continue
  const module: Readonly<Record<string, unknown>> = await import(new URL(file, folder).href)
  for (const [name, hook] of Object.entries(module)) {
    if (!/^use[A-Z]/.test(name) || typeof hook !== 'function' || internal.has(name)) continue
    hooks.set(name, 'row' in hook && isRow(hook.row) ? hook.row : null)
  }
}
const rows = [...hooks].flatMap(([name, row]) => (row ? [[name, row] as const] : []))

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && 'changes' in value && 'isOptimistic' in value
}

describe('the table of hooks', () => {
  it('of the README names every hook, and no other', () => {
    expect([...told.keys()].sort()).toEqual([...hooks.keys()].sort())
    expect(rows.length).toBeGreaterThan(35)
  })

  it.each([...hooks])('says of %s whether it changes what is cached', (name, row) => {
    expect(told.get(name)?.kind).toMatch(row ? /^changes$/ : /^(reads|acts)$/)
  })

  it.each(rows)('says what %s changes, and whether that shows at once', (name, { changes, isOptimistic }) => {
    const effects = `${changes.join(', ') || 'nothing'}${isOptimistic ? '; shown at once' : ''}`
    expect(told.get(name)?.effects).toBe(effects)
  })

  it('has no name of cached data twice in a row', () => {
    for (const [, { changes }] of rows) expect(new Set(changes).size).toBe(changes.length)
  })
})

describe('whatever changes the basket', () => {
  it.each(rows.filter(([, { changes }]) => changes[0] === 'basket' && changes.length === 3))(
    '%s has shipping and payment methods read again, since they depend on it',
    (_, { changes }) => {
      expect(changes).toEqual(['basket', 'shipping_methods', 'payment_methods'])
    },
  )
})
