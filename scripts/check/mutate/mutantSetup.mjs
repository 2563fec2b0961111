// Setup file of the test runs: what woven sources ask for. A test file is loaded as `x.test.ts?mutant=7`, once per mutant.
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'

const CHECKED_EVERY = 1000
const LOADING = 'loading'
const BETWEEN = 'between'

const now = performance.now.bind(performance)
const active = Number(/\?mutant=(\d+)$/.exec(expect.getState().testPath)?.[1] ?? -1)
const chosen = inject('reach')[active] ?? null
const deadline = now() + inject('patience')
const seen = new Map()
let place = LOADING
let calls = 0
let hasFailed = false

globalThis.vitrineMutants = {
  of: (value) => value,
  isOn(id) {
    calls += 1
    if (active === -1) seen.set(place, (seen.get(place) ?? new Set()).add(id))
    else if (calls % CHECKED_EVERY === 0 && now() > deadline) throw new Error('A mutant runs for too long.')
    return id === active
  },
}

beforeAll(() => {
  place = BETWEEN
})

beforeEach(({ task, skip }) => {
  const number = numberOf(task)
  if (hasFailed || (chosen && !chosen.includes(number))) skip()
  place = number
})

afterEach(({ task }) => {
  place = BETWEEN
  if (active !== -1 && task.result?.state === 'fail') hasFailed = true
})

// oxlint-disable-next-line no-empty-pattern -- Vitest wants the first parameter destructured.
afterAll(({}, suite) => {
  suite.meta.seen = [...seen].map(([where, ids]) => [where, [...ids]])
})

/** Place of a test in its file; the same whatever the file is loaded as. */
function numberOf({ id }) {
  return id.slice(id.indexOf('_'))
}
