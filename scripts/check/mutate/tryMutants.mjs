import { dryRun, hasFailed } from './dryRun.mjs'
import { planOf } from './plan.mjs'
import { testProcess } from './testProcess.mjs'

const BATCH = 12
const FEW = 4
/** ms for one file: what it may need, and what loading it and a test that waits in vain may need beside. */
const PATIENCE = 4000
const REST = 6000
const START = 15_000
/** After so many mutants a line tells how far it is. */
const STEP = 50

/**
 * Runs the tests without a mutant, then those that reach a mutant with it, file by file until one fails.
 *
 * @param {readonly { id: number, file: string, isTopLevel: boolean }[]} mutants
 * @param {ReadonlyMap<string, ReadonlySet<string>>} related Test files with the sources that they load.
 * @param {(text: string) => void} tell
 */
export async function tryMutants(mutants, related, tell) {
  const ofFiles = Map.groupBy(mutants, ({ file }) => file)
  const runner = testProcess([...ofFiles])
  try {
    const { faults, passed, leftOut } = await dryRun(runner, [...related.keys()])
    if (faults.length > 0) return { faults }
    for (const file of leftOut) tell(`left out, it fails beside the others: ${file}`)
    const found = new Map()
    const idsBeside = ({ file }) => new Set(ofFiles.get(file).map(({ id }) => id))
    let open = mutants.map((mutant) => ({ id: mutant.id, ...planOf(mutant, passed, related, idsBeside(mutant)) }))
    const reached = new Set(open.filter(({ runs }) => runs.length > 0).map(({ id }) => id))
    for (let round = 0; open.length > 0; round += 1) {
      open = open.filter(({ id, runs }) => !found.has(id) && runs.length > round)
      let shown = 0
      for (const batch of batches(open, round)) {
        for (const [id, outcome] of await outcomesOf(runner, batch)) found.set(id, outcome)
        const before = shown
        shown += batch.length
        if (Math.floor(shown / STEP) > Math.floor(before / STEP)) {
          tell(`round ${round + 1}: ${shown} of ${open.length} shown, ${found.size} noticed so far`)
        }
      }
    }
    const rest = (id) => ({ result: 'survived', ...(reached.has(id) ? {} : { note: 'no test runs it' }) })
    return { faults, outcomes: mutants.map((mutant) => ({ ...mutant, ...(found.get(mutant.id) ?? rest(mutant.id)) })) }
  } finally {
    runner.stop()
  }
}

function batches(open, round) {
  const runs = open.map(({ id, isFresh, runs }) => ({ ...runs[round], mutant: id, isFresh }))
  const groups = Map.groupBy(runs, ({ file, isFresh }) => `${file} ${isFresh}`)
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / BATCH) }, (_, at) => group.slice(at * BATCH, (at + 1) * BATCH)),
  )
}

/**
 * Mutants that tests of one file noticed. The file runs once more without a mutant: if it fails then, a mutant left something
 * behind, and each is shown to modules of its own. A file that fails there too says nothing. A few mutants are tried without
 * that run first: mostly nothing fails.
 */
async function outcomesOf(runner, batch, isProven = batch.length > FEW) {
  const [{ file, isFresh, milliseconds }] = batch
  const shown = batch.map(({ mutant, tests }) => ({ file, mutant, tests }))
  const runs = isProven ? [...shown, { file, mutant: 'none' }] : shown
  const patience = PATIENCE + 3 * milliseconds
  const limit = REST + patience
  const answer = await runner.run({ runs, patience, isolate: isFresh }, START + limit, limit)
  if (!('hung' in answer)) {
    const noticed = answer.results.filter(({ fault }) => fault)
    if (noticed.length === 0) return []
    if (!isProven) return outcomesOf(runner, batch, true)
    if (!hasFailed(answer.results.at(-1))) return noticed.map(outcomeOf)
  } else if (batch.length > 1) return aroundHung(runner, batch, Math.min(answer.hung, batch.length - 1))
  if (batch.length === 1 && isFresh) return 'hung' in answer ? [[batch[0].mutant, { result: 'timed out' }]] : []
  const outcomes = []
  for (const one of batch) outcomes.push(...(await outcomesOf(runner, [{ ...one, isFresh: true }], true)))
  return outcomes
}

/** The mutant whose file did not end runs alone, to confirm it; the others run together once more. */
async function aroundHung(runner, batch, at) {
  const others = batch.toSpliced(at, 1)
  const alone = await outcomesOf(runner, [{ ...batch[at], isFresh: true }], true)
  return [...alone, ...(await outcomesOf(runner, others))]
}

function outcomeOf({ mutant, file, fault }) {
  const isLate = /Test timed out in|runs for too long/.test(fault)
  return [mutant, { result: isLate ? 'timed out' : 'killed', by: `${file}: ${fault}` }]
}
