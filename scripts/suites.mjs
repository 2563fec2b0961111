// Runs the tests of one topic across packages: node scripts/suites.mjs cms. Commands run one after another; all must pass.
import { findChromium } from './run/findChromium.mjs'
import { run } from './run/run.mjs'

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
  // Regression tests from attacks on the shop, other vendors' clients and an audit; each entry is a fixed fault.
  hardening: [
    [
      'vitest',
      'run',
      '--project',
      'unit',
      '--project',
      'proofs',
      ...['server/host', 'server/cmsTrees', 'server/cache', 'server/pages', 'server/images'].map(storefront),
      ...['server/upstream', 'server/assets', 'server/operations', 'server/bff/scapiAccess'].map(storefront),
      ...['accountTakeover', 'registration', 'sessionCookies'].map((name) => storefront(`server/session/${name}`)),
      ...['config', 'navigation', 'page', 'connected'].map((name) => storefront(`app/${name}`)),
      ...['analytics', 'cms', 'emptyBody', 'images/answerImageOrigin', 'legacy', 'swissTexts', 'seed/swissGerman'].map(
        sandbox,
      ),
      ...['auth', 'baskets', 'customers', 'http', 'products', 'search', 'testing/wire'].map((name) =>
        sandbox(`commerce/${name}`),
      ),
      'packages/cms-renderer',
      'packages/commerce-client/src',
      ...['test/fonts', 'src/components/Countdown', 'src/components/ContactForm', 'src/components/ProductGrid'].map(
        (name) => `packages/ui/${name}`,
      ),
      'scripts/check/specMap.test.mjs',
      'scripts/check/importGraph.test.mjs',
      'scripts/run/serverSettings.test.mjs',
    ],
    // Every response here is validated against the wire schemas.
    ['vitest', 'run', '--project', 'contract', '--project', 'contractProofs'],
    [
      'playwright',
      'test',
      ...['faces', 'files', 'forms', 'http', 'images', 'navigation', 'suggestion', 'warming', 'wishlist'].map(
        (name) => `${name}.spec`,
      ),
      '--project=desktop',
      '--project=proofs',
    ],
  ],
  // From the cart to the confirmation: rules and pages of the server, payment, mails, and the journeys in a browser.
  checkout: [
    [
      'vitest',
      'run',
      '--project',
      'unit',
      '--project',
      'contract',
      ...['cart', 'checkout', 'payment', 'orders', 'mail', 'personal'].map((name) => storefront(`server/${name}`)),
      sandbox('payment'),
    ],
    [
      'playwright',
      'test',
      ...['cartPage', 'checkout', 'checkoutAccess', 'orderPages', 'paymentPages'].map((name) => `${name}.spec`),
      '--project=desktop',
      '--project=proofs',
    ],
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
      'scripts/check/specMap.test.mjs',
    ],
    ['vitest', 'run', '--project', 'contract', 'apps/storefront/server/hybrid'],
    [
      'playwright',
      'test',
      ...['routes', 'hybrid', 'http', 'navigation', 'suggestion', 'contextSync', 'bfcache', 'arrival'].map(
        (name) => `${name}.spec`,
      ),
      '--project=desktop',
      '--project=proofs',
    ],
  ],
}

function storefront(path) {
  return `apps/storefront/${path}`
}

function sandbox(path) {
  return `apps/sandbox/src/${path}`
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
