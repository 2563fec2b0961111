// Who may import whom (ARCHITECTURE.md §2). Fails with one line per import that breaks a rule.
import { readFileSync } from 'node:fs'
import { importFaults } from './importRules.mjs'
import { root } from './run.mjs'
import { sourceFiles } from './sourceFiles.mjs'

const faults = ['packages', 'apps']
  .flatMap((folder) => sourceFiles(folder))
  .flatMap((file) => importFaults(file, readFileSync(root + file, 'utf8')))
for (const fault of faults) console.error(fault)
if (faults.length > 0) {
  console.error(`${faults.length} import(s) cross a border of the house. ARCHITECTURE.md §2 says who may import whom.`)
  process.exit(1)
}
console.log('imports: every file stays in its room')
