/**
 * The command that type-checks a project. What it learns is kept in `.cache/types`, so that the next run checks only what a
 * change affects.
 *
 * @param {string} project folder of a `tsconfig.json`, relative to the root
 * @returns {[string, ...string[]]}
 */
export function typeCommand(project) {
  const name = project === '.' ? 'root' : project.replaceAll('/', '-')
  return ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', `.cache/types/${name}.tsbuildinfo`, '-p', project]
}
