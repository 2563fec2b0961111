import { describe, expect, it } from 'vitest'
import { planOf } from './plan.mjs'

const code = 'apps/a/server/b/entry.ts'
const mutant = { id: 7, file: code, isTopLevel: false }
const test = (file, seen, milliseconds = 100) => ({ file, seen, milliseconds, loading: 50 })
const relatedTo = (...tests) => new Map(tests.map(({ file }) => [file, new Set([code])]))
const planned = (change, ...tests) => planOf({ ...mutant, ...change }, tests, relatedTo(...tests))

describe('planOf', () => {
  it('takes the tests that reach a mutant, of the same name first, then of the same folder, then the quick ones', () => {
    const slow = test('apps/a/server/slow.test.ts', [['_0', [7]]], 900)
    const quick = test('apps/a/server/quick.test.ts', [['_0', [7]]])
    const beside = test('apps/a/server/b/other.test.ts', [['_1_0', [7]]], 950)
    const own = test('apps/a/server/b/entry.test.ts', [['_2', [7, 8]]], 980)
    const other = test('apps/a/server/b/none.test.ts', [['_0', [8]]])
    const { isFresh, runs } = planned({}, slow, quick, beside, own, other)
    expect(isFresh).toBe(false)
    expect(runs.map(({ file, tests }) => [file, tests])).toEqual([
      [own.file, ['_2']],
      [beside.file, ['_1_0']],
      [quick.file, ['_0']],
      [slow.file, ['_0']],
    ])
  })

  it('takes all tests of a file that reaches it outside its tests', () => {
    const { runs } = planned(
      {},
      test('apps/a/b.test.ts', [
        ['between', [7]],
        ['_0', [7]],
      ]),
    )
    expect(runs).toEqual([{ file: 'apps/a/b.test.ts', tests: undefined, milliseconds: 100 }])
  })

  it.each([
    ['stands in no function', { isTopLevel: true }, [['_0', [7]]]],
    ['is reached while modules are loaded', {}, [['loading', [7]]]],
  ])('loads modules anew when the mutant %s, with every test that loads its file', (_, change, seen) => {
    const first = test('apps/a/first.test.ts', seen)
    const second = test('apps/a/second.test.ts', [])
    const { isFresh, runs } = planned(change, first, second)
    expect(isFresh).toBe(true)
    expect(runs.map(({ file, tests }) => [file, tests])).toEqual([
      [first.file, undefined],
      [second.file, undefined],
    ])
  })

  it('prefers those that use most of the file', () => {
    const little = test('apps/a/little.test.ts', [['loading', [7]]], 10)
    const much = test(
      'apps/a/much.test.ts',
      [
        ['loading', [7]],
        ['_0', [8, 9]],
      ],
      500,
    )
    const { runs } = planOf(mutant, [little, much], relatedTo(little, much), new Set([7, 8, 9]))
    expect(runs.map(({ file }) => file)).toEqual([much.file, little.file])
  })

  it('stops after ten seconds of tests, but always takes the first', () => {
    const at = (name, milliseconds) => test(`apps/a/${name}.test.ts`, [['_0', [7]]], milliseconds)
    expect(planned({}, at('x', 5000), at('y', 5001)).runs).toHaveLength(1)
    expect(planned({}, at('x', 5000), at('y', 5000)).runs).toHaveLength(2)
    expect(planned({}, at('x', 20_000)).runs).toHaveLength(1)
  })

  it('takes fewer files where each has to be loaded anew', () => {
    const tests = Array.from({ length: 20 }, (_, index) => test(`apps/a/${index}.test.ts`, [['_0', [7]]], 0))
    expect(planned({ isTopLevel: true }, ...tests).runs).toHaveLength(14)
    expect(planned({}, ...tests).runs).toHaveLength(20)
  })

  it('has nothing to run for what no test reaches', () => {
    expect(planned({ isTopLevel: true }, test('apps/a/b.test.ts', [['_0', [8]]])).runs).toEqual([])
  })
})
