// Type checks every workspace project, one after another: the native compiler needs about a second each.
import { typeCommand } from './check/typeCommand.mjs'
import { root, run } from './run/run.mjs'

const projects = [
  'packages/ui',
  'packages/commerce-client',
  'packages/cms-renderer',
  'apps/sandbox',
  'apps/storefront',
  '.',
]
let failed = 0
for (const project of projects) {
  const [program, ...args] = typeCommand(project)
  const code = await run(program, args, { cwd: root })
  if (code !== 0) failed += 1
}
process.exit(failed === 0 ? 0 : 1)
