import { typeCommand } from './typeCommand.mjs'

const CODE = /\.(?:ts|tsx|mjs|js)$/
const isSource = (file) => !/\.config\.\w+$/.test(file)
const STORY = /^(packages\/ui\/src\/components\/[^/]+)\//

/** Workspace projects of the type checker, with the folders each depends on. */
const projects = {
  'packages/ui': ['packages/ui/'],
  'packages/commerce-client': ['packages/commerce-client/'],
  'packages/cms-renderer': ['packages/'],
  'apps/sandbox': ['apps/sandbox/', 'packages/commerce-client/', 'packages/cms-renderer/'],
  'apps/storefront': ['apps/', 'packages/'],
  '.': ['packages/ui/', '.storybook/', 'vitest.config.ts', 'playwright.config.ts'],
}

/**
 * The commands that check a change: `{name, title?, command, needsChromium?}`, longest first. Runs the tests that import a changed
 * file, and the stories of changed components.
 *
 * @param {readonly string[]} files existing changed files, relative to the root
 */
export function changeSteps(files) {
  const code = files.filter((file) => CODE.test(file))
  const stories = [...new Set(files.flatMap((file) => STORY.exec(file)?.[1] ?? []))]
  const steps = []
  // Commands run side by side in this order, so the longest come first.
  if (code.some(isSource))
    steps.push({
      name: 'tests',
      // A changed configuration would run every test: that is what npm test is for.
      command: [
        'vitest',
        'related',
        '--run',
        '--project',
        'unit',
        '--project',
        'isolated',
        '--passWithNoTests',
        ...code.filter(isSource),
      ],
    })
  if (stories.length > 0)
    steps.push({
      name: 'stories',
      command: ['vitest', 'run', '--project', 'storybook', ...stories.map((folder) => `${folder}/`)],
      needsChromium: true,
    })
  for (const [project, folders] of Object.entries(projects))
    if (code.some((file) => folders.some((folder) => file.startsWith(folder))))
      steps.push({ name: 'types', title: `types of ${project}`, command: typeCommand(project) })
  if (code.length > 0)
    steps.push({
      name: 'lint',
      command: ['oxlint', '--type-aware', '-c', '.oxlintrc.json', '--deny-warnings', ...code],
    })
  steps.push(
    {
      name: 'format',
      command: ['biome', 'format', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...files],
    },
    { name: 'imports', command: ['node', 'scripts/check/checkImports.mjs'] },
  )
  return steps
}
