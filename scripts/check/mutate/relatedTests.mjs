import { importGraph } from '../importGraph.mjs'
import { sourceFiles } from '../sourceFiles.mjs'

const UNIT_TEST = /(?<!\.contract|\.proof)\.test\.tsx?$/

/**
 * Unit tests that load some of the files, each with those that it loads: the tests in the folder or, where `isWide` or where
 * it has none, all of the package.
 *
 * @param {string} folder
 * @param {readonly string[]} files
 */
export function relatedTests(folder, files, isWide) {
  const near = testsBelow(folder, files)
  return isWide || near.size === 0 ? testsBelow(folder.split('/').slice(0, 2).join('/'), files) : near
}

function testsBelow(folder, files) {
  const tests = sourceFiles(folder, UNIT_TEST).map((test) => {
    const loaded = importGraph([test])
    return [test, new Set(files.filter((file) => loaded.has(file)))]
  })
  return new Map(tests.filter(([, loaded]) => loaded.size > 0))
}
