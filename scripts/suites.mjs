// Runs the tests of one subject, wherever they live: node scripts/suites.mjs cms. One command after another; all must pass.
import { findChromium } from './findChromium.mjs'
import { run } from './run.mjs'

const suites = {
  cms: [
    [
      'vitest',
      'run',
      '--project',
      'unit',
      'packages/cms-renderer',
      'apps/storefront/app/page',
      'apps/storefront/server/images',
      'apps/sandbox/src/cms',
    ],
    ['vitest', 'run', '--project', 'contract', 'apps/sandbox/src/cms'],
  ],
  routes: [
    [
      'vitest',
      'run',
      '--project',
      'unit',
      'packages/commerce-client/src/domain/site',
      ...['app/page', 'app/config', 'server/place', 'server/http', 'server/pages', 'server/session'].map(storefront),
      ...['server/cache', 'server/context', 'server/host', 'server/namedPaths', 'server/seo'].map(storefront),
      'scripts/specMap.test.mjs',
    ],
    ['vitest', 'run', '--project', 'contract', 'apps/storefront/server/hybrid'],
    [
      'playwright',
      'test',
      ...['routes', 'hybrid', 'http', 'navigation', 'suggestion', 'contextSync', 'bfcache', 'arrival'].map(
        (name) => `${name}.spec`,
      ),
      '--project=desktop',
    ],
  ],
}

function storefront(folder) {
  return `apps/storefront/${folder}`
}

const wanted = suites[process.argv[2]]
if (!wanted) {
  console.error(`Usage: node scripts/suites.mjs ${Object.keys(suites).join(' | ')}`)
  process.exit(2)
}
const chromium = await findChromium()
for (const [command, ...args] of wanted) {
  const code = await run(command, args, { env: chromium ? { CHROMIUM_PATH: chromium } : {} })
  if (code !== 0) process.exit(code)
}
