import { basename, dirname } from 'node:path'

/** How long the tests that a mutant is shown to may take together, as they did without it. */
const MOST_MILLISECONDS = 10_000
/** What it costs to load the modules of a test file anew. */
const FRESH_MILLISECONDS = 700

/**
 * The runs of one mutant, the nearest tests first, then those that use most of the file, then the quick ones: `{ file, tests, milliseconds }`; `tests` undefined = all of the file.
 * `isFresh`: modules have to be loaded anew to show it.
 *
 * @param {{ id: number, file: string, isTopLevel: boolean }} mutant
 * @param {readonly { file: string, milliseconds: number, loading: number, seen: readonly [string, readonly number[]][] }[]} passed
 * @param {ReadonlyMap<string, ReadonlySet<string>>} related
 * @param {ReadonlySet<number>} ofFile The mutants of the same source.
 */
export function planOf({ id, file, isTopLevel }, passed, related, ofFile = new Set()) {
  const placesIn = ({ seen }) => seen.flatMap(([place, ids]) => (ids.includes(id) ? [place] : []))
  const isFresh = isTopLevel || passed.some((test) => placesIn(test).includes('loading'))
  const isLoadedAnywhere = passed.some((test) => placesIn(test).length > 0)
  const runs = passed.flatMap((test) => {
    const places = placesIn(test)
    if (isFresh) return isLoadedAnywhere && related.get(test.file).has(file) ? [{ ...test, tests: undefined }] : []
    if (places.length === 0) return []
    return [{ ...test, tests: places.includes('between') ? undefined : places }]
  })
  return {
    isFresh,
    runs: withinLimit(
      runs.toSorted(
        (a, b) => rank(a, file) - rank(b, file) || useOf(b, ofFile) - useOf(a, ofFile) || timeOf(a) - timeOf(b),
      ),
      isFresh,
    ),
  }
}

function withinLimit(runs, isFresh) {
  let spent = 0
  return runs
    .filter((run, place) => {
      spent += run.milliseconds + (isFresh ? FRESH_MILLISECONDS : 0)
      return place === 0 || spent <= MOST_MILLISECONDS
    })
    .map(({ file, tests, milliseconds }) => ({ file, tests, milliseconds }))
}

function rank(test, file) {
  if (basename(test.file).startsWith(basename(file).replace(/\.tsx?$/, '.'))) return 0
  return dirname(test.file) === dirname(file) ? 1 : 2
}

/** How many mutants of a source the tests of a file reach. */
function useOf({ seen }, ofFile) {
  const used = seen.flatMap(([place, ids]) => (place === 'loading' ? [] : ids))
  return new Set(used).intersection(ofFile).size
}

const timeOf = ({ milliseconds, loading }) => milliseconds + loading
