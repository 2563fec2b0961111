const LONGEST = 900_000

/**
 * Runs the tests without a mutant. Tells how long each file takes and which mutants it reaches in which tests. A file that
 * passes alone but not beside the others is left out.
 *
 * @param {{ run: Function }} runner
 * @param {readonly string[]} tests
 */
export async function dryRun(runner, tests) {
  const run = (files, isolate) => runner.run({ runs: files.map((file) => ({ file })), patience: 0, isolate }, LONGEST)
  const together = await run(tests, false)
  if ('hung' in together) return { faults: ['They take too long.'], passed: [], leftOut: [] }
  const leftOut = together.results.filter(hasFailed).map(({ file }) => file)
  const alone = leftOut.length > 0 ? await run(leftOut, true) : { results: [], errors: [] }
  if ('hung' in alone) return { faults: ['A test file alone takes too long.'], passed: [], leftOut: [] }
  return {
    faults: alone.results.filter(hasFailed).map(({ file, fault }) => `${file}: ${fault}`),
    passed: together.results.filter((result) => !hasFailed(result)),
    leftOut,
  }
}

export const hasFailed = ({ state }) => state !== 'passed' && state !== 'skipped'
