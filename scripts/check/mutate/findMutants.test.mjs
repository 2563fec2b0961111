import { describe, expect, it } from 'vitest'
import { findMutants } from './findMutants.mjs'

const changesOf = (source, file = 'a.ts') =>
  findMutants(file, source).map(({ start, end, text }) => `${source.slice(start, end)} -> ${text}`)

describe('findMutants', () => {
  it.each([
    ['f(a === b)', ['a === b -> a !== b']],
    ['f(a < 1, b >= 2)', ['a < 1 -> a <= 1', 'b >= 2 -> b > 2']],
    ['f(a && b)', ['a && b -> a || b']],
    ['f(a ?? b)', ['a ?? b -> a']],
    ['f(!a)', ['!a -> a']],
    ['f(!!a)', ['!!a -> !a']],
    ['f(a - 1, a % 2)', ['a - 1 -> a + 1', 'a % 2 -> a * 2']],
    ['f(true)', ['true -> false']],
    ["f('a', `b${c}`)", ["'a' -> ''", "`b${c}` -> ''"]],
    ['f(a ? b : c)', ['a ? b : c -> b', 'a ? b : c -> c']],
    ['f([...a], { ...b })', ['a -> []', 'b -> {}']],
    ['f(a.some(b), a.filter(b))', ['a.some(b) -> a.every(b)', 'a.filter(b) -> a']],
    ['f((a = 1) => {})', ['1 -> undefined']],
    ['f((a) => a)', ['a -> undefined']],
    ['i += 1', ['i += 1 -> i -= 1']],
    ['i++', ['i++ -> i--']],
  ])('changes %s', (code, changes) => {
    const source = `const x = ${code}`
    expect(changesOf(source)).toEqual(changes)
  })

  it('changes statements', () => {
    expect(changesOf('async function f() { a(); await b?.(); if (c) return d }')).toEqual([
      'a() -> undefined',
      'await b?.() -> undefined',
      'c -> true',
      'c -> false',
      'd -> undefined',
    ])
  })

  it('changes the text of an attribute', () => {
    expect(findMutants('a.tsx', 'const x = <i title="a">b</i>')).toEqual([
      { start: 19, end: 22, line: 1, text: "''", isAttribute: true, isTopLevel: true },
    ])
  })

  it.each([
    "import a from 'a'",
    "export * from 'a'",
    "export { a } from 'a'",
    "const a = import('a')",
    "const a = import.meta.glob('./*.ts', { eager: true })",
    "'use client'",
    "type A = 'a' | 'b'",
    "interface A { a: 'a' }",
    "const a: 'b' = b",
    "const a = f<'b'>(b)",
    "const a = b as 'b'",
    'const a = { "b-c": 1 }',
    "const a = ''",
    'const a = b?.c.d',
    'function f() { return }',
    'function f() { return undefined }',
    'const a = b.concat(c)',
    'const a = b`c`',
  ])('leaves %s as it is', (source) => {
    expect(changesOf(source)).toEqual([])
  })

  it('leaves the links of an optional chain, not its end and not its arguments', () => {
    expect(changesOf('const a = b?.filter(c).slice(d === e)')).toEqual([
      'b?.filter(c).slice(d === e) -> b?.filter(c)',
      'd === e -> d !== e',
    ])
  })

  it('does not take text for a number', () => {
    expect(changesOf("const a = b + 'c'")).toEqual(["'c' -> ''"])
  })

  it('names the line', () => {
    expect(findMutants('a.ts', 'f()\ng(a === b)').map(({ line }) => line)).toEqual([1, 2, 2])
  })

  it('says which file cannot be parsed', () => {
    expect(() => findMutants('a.ts', 'const =')).toThrow('a.ts cannot be parsed')
  })
})
