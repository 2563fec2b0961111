import type { FaultRule } from '../faults/faultRule.js'
import { CHECKOUT_PATH, OTHER_SCAPI_PATHS, SCAPI_PATHS } from './scapiPaths.js'
import { faultScenario, type Scenario } from './scenario.js'

const LOGIN = '/shopper/auth/'

function everywhere(paths: readonly string[], rule: Omit<FaultRule, 'endpoint'>): readonly FaultRule[] {
  return paths.map((path) => ({ endpoint: `* ${path}`, ...rule }))
}

/** Outages and slow responses, as sets of faults. */
export const faultScenarios: readonly Scenario[] = [
  faultScenario(
    'slow-commerce',
    'Every commerce call takes three seconds longer.',
    everywhere(SCAPI_PATHS, { kind: 'latency', ms: 3000 }),
  ),
  faultScenario(
    'commerce-down',
    'Every commerce call answers 503; login, CMS and images work.',
    everywhere(SCAPI_PATHS, { kind: 'status', status: 503 }),
  ),
  faultScenario('cms-down', 'The CMS answers 500.', everywhere(['/.rest/'], { kind: 'status', status: 500 })),
  faultScenario(
    'search-down',
    'Search and suggestions answer 500.',
    everywhere(['/search/'], { kind: 'status', status: 500 }),
  ),
  faultScenario('login-down', 'Login (SLAS) answers 500.', everywhere([LOGIN], { kind: 'status', status: 500 })),
  faultScenario('heavy-load', 'Load shedding: 503 THROTTLE on everything except baskets and orders, which only warn.', [
    ...everywhere([CHECKOUT_PATH], { kind: 'load', status: 200 }),
    ...everywhere(OTHER_SCAPI_PATHS, { kind: 'load' }),
  ]),
]
