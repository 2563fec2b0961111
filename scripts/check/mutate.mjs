// npm run mutate -- <folder> [--sample 400] [--seed 1] [--wide] [--killers]
// Changes the code of a folder in one place at a time and runs the unit tests in the folder that reach the place. A change
// that no test notices has survived. The files stay as they are: a plugin of Vitest makes the changes while it loads them.
import { readFileSync, statSync } from 'node:fs'
import { setPriority } from 'node:os'
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../run/run.mjs'
import { sourceFiles } from './sourceFiles.mjs'
import { findMutants } from './mutate/findMutants.mjs'
import { relatedTests } from './mutate/relatedTests.mjs'
import { killerLines, summary, survivorLines } from './mutate/report.mjs'
import { sample } from './mutate/sample.mjs'
import { tryMutants } from './mutate/tryMutants.mjs'

const USAGE = 'npm run mutate -- <folder> [--sample 400] [--seed 1] [--wide] [--killers]'
const NICE = 10
const LEFT_OUT = /\.(test|stories|css|d)\.tsx?$|\/testing\//

const { values, positionals } = readArgs()
const count = Number(values.sample)
const seed = Number(values.seed)
if (positionals.length !== 1) refuse('One folder, please.')
if (!Number.isInteger(count) || count < 1) refuse(`--sample is a number of mutants, not ${values.sample}.`)
if (!Number.isInteger(seed)) refuse(`--seed is a whole number, not ${values.seed}.`)
const folder = relative(root, resolve(positionals[0]))
if (!/^(packages|apps)\/[^/]+\/./.test(folder))
  refuse(`${positionals[0]} is no folder of the code of a package or an app.`)
if (!statSync(root + folder, { throwIfNoEntry: false })?.isDirectory()) refuse(`There is no folder ${folder}.`)
const files = sourceFiles(folder).filter((file) => !LEFT_OUT.test(file))
const all = files.flatMap((file) => {
  const source = readFileSync(root + file, 'utf8')
  return findMutants(file, source).map((mutant) => ({
    ...mutant,
    file,
    original: source.slice(mutant.start, mutant.end),
  }))
})
if (all.length === 0) refuse(`No code in ${folder} could be changed.`)

setPriority(NICE)
const mutants = sample(all, count, seed).map((mutant, id) => ({ ...mutant, id }))
const tests = relatedTests(folder, [...new Set(mutants.map(({ file }) => file))], values.wide)
console.error(
  `${mutants.length} of ${all.length} mutants in ${files.length} files, ${tests.size} test files, seed ${seed}`,
)
const began = performance.now()
const { faults, outcomes } = await tryMutants(mutants, tests, (text) => {
  console.error(`  ${Math.round((performance.now() - began) / 1000)} s  ${text}`)
})
if (faults.length > 0) {
  console.error(['The tests fail without any change:', ...faults].join('\n  '))
  process.exit(1)
}
if (values.killers) console.log(killerLines(outcomes).join('\n'))
console.log(survivorLines(outcomes).join('\n'))
console.log(summary(outcomes, { folder, seed, of: all.length, seconds: (performance.now() - began) / 1000 }))
process.exit(0)

function readArgs() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        sample: { type: 'string', default: '400' },
        seed: { type: 'string', default: '1' },
        wide: { type: 'boolean', default: false },
        killers: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return refuse(error.message)
  }
}

function refuse(reason) {
  console.error(`${reason}\n${USAGE}`)
  process.exit(2)
}
