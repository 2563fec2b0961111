// Child process of mutate.mjs: one Vitest that stays, and runs the tests it is told to with the mutants it is told to.
import { readFileSync } from 'node:fs'
import { createVitest } from 'vitest/node'
import { root } from '../../run/run.mjs'
import { weave } from './weave.mjs'

class AsGiven {
  sort(specifications) {
    return specifications
  }
  shard(specifications) {
    return specifications
  }
}

let vitest

process.on('message', (message) => {
  obey(message).catch((error) => {
    console.error(error)
    process.exit(1)
  })
})

async function obey({ sources, ...order }) {
  if (sources) vitest = await start(new Map(sources))
  process.send(sources ? 'ready' : await runTests(order))
}

async function start(sources) {
  const { default: config } = await import(`${root}vitest.config.ts`)
  const { plugins, resolve, ssr, test } = config.test.projects.find((project) => project.test.name === 'unit')
  const mutants = {
    name: 'mutants',
    enforce: 'pre',
    transform(code, id) {
      const found = id.startsWith(root) && sources.get(pathOf(id))
      return found ? { code: weave(code, found), map: null } : undefined
    },
  }
  const options = {
    ...test,
    root,
    config: false,
    watch: false,
    pool: 'threads',
    maxWorkers: 1,
    reporters: [{ onTestModuleEnd: () => process.send('ended') }],
    // A woven source on the disk would be loaded by other runs.
    fsModuleCache: false,
    cache: false,
    setupFiles: [`${root}scripts/check/mutate/mutantSetup.mjs`],
    sequence: { sequencer: AsGiven },
  }
  return createVitest('test', options, { plugins: [mutants, ...plugins], resolve, ssr })
}

/** `runs`: test files, each with the mutant that is on, if any, and the tests of it that count, if not all. */
async function runTests({ runs, patience, isolate }) {
  const project = vitest.getRootProject()
  const reach = runs.filter(({ tests }) => tests).map(({ mutant, tests }) => [mutant, tests])
  project.provide('reach', Object.fromEntries(reach))
  project.provide('patience', patience)
  project.config.isolate = isolate
  project.config.environment = environmentOf(runs[0])
  vitest.state.filesMap.clear()
  const idOf = ({ file, mutant }) => root + file + (mutant === undefined ? '' : `?mutant=${mutant}`)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    runs.map((one) => project.createSpecification(idOf(one))),
  )
  const modules = new Map(testModules.map((module) => [module.moduleId, module]))
  return {
    errors: unhandledErrors.map((error) => String(error?.message ?? error)),
    results: runs.map((one) => ({ ...one, ...resultOf(modules.get(idOf(one))) })),
  }
}

/** Vitest does not find the comment that names it in a file with a query behind its name. */
function environmentOf({ file, mutant }) {
  const source = mutant === undefined ? '' : readFileSync(root + file, 'utf8')
  return /@vitest-environment\s+([\w-]+)/.exec(source)?.[1] ?? 'node'
}

function resultOf(module) {
  const failed = [...module.children.allTests('failed')]
  const faults = [...module.errors(), ...failed.flatMap((test) => test.result().errors)].map(({ message }) => message)
  const { duration, collectDuration } = module.diagnostic()
  return {
    state: module.state(),
    seen: module.meta().seen ?? [],
    milliseconds: duration,
    loading: collectDuration,
    fault: faults.length === 0 ? null : [failed[0]?.fullName, faults[0]].filter(Boolean).join(': '),
  }
}

const pathOf = (id) => id.slice(root.length).replace(/\?.*$/, '')
