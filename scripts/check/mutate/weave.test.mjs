import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { findMutants } from './findMutants.mjs'
import { weave } from './weave.mjs'

const SOURCE = `let log = []
const note = (word) => log.push(word)
note('a')
;[1].filter((n) => n > 1 && !!n).length === 0 ? note('b') : note('c')
if (log.some((word) => word === 'b')) note(\`d\${log.length - 1}\`)
log.join(' ')
`
const mutants = findMutants('a.js', SOURCE).map((mutant, id) => ({ ...mutant, id }))

/** What a woven source yields with one mutant on; `-1` = none. */
const resultOf = (on) =>
  runInNewContext(weave(SOURCE, mutants), { vitrineMutants: { isOn: (id) => id === on, of: (value) => value } })

/** The same by hand: the text of the mutant in the source. */
function expectedOf({ start, end, text }) {
  const changed = `${SOURCE.slice(0, start)}(${text})${SOURCE.slice(end)}`
  return runInNewContext(changed.replaceAll('\n(', '\n;('))
}

it('does nothing without a mutant', () => {
  expect(resultOf(-1)).toBe('a b d1')
})

it.each(mutants)('turns on line $line, $text', (mutant) => {
  expect(resultOf(mutant.id)).toBe(expectedOf(mutant))
})

it('puts an attribute into braces', () => {
  const source = 'const x = <i title="a" />'
  const [mutant] = findMutants('a.tsx', source)
  expect(weave(source, [{ ...mutant, id: 7 }])).toBe(
    `const x = <i title={vitrineMutants.of(vitrineMutants.isOn(7)?(''):"a")} />`,
  )
})
