// Checks the import rules of ARCHITECTURE.md §2. Prints one line per import that breaks a rule.
import { readFileSync } from 'node:fs'
import { importFaults } from './importRules.mjs'
import { root } from '../run/run.mjs'
import { sourceFiles } from './sourceFiles.mjs'

const faults = ['packages', 'apps']
  .flatMap((folder) => sourceFiles(folder))
  .flatMap((file) => importFaults(file, readFileSync(root + file, 'utf8')))
for (const fault of faults) console.error(fault)
if (faults.length > 0) {
  console.error(
    `${faults.length} import(s) break a rule of ARCHITECTURE.md §2. Move the code or import an allowed package.`,
  )
  process.exit(1)
}
console.log('imports: all follow the rules')
