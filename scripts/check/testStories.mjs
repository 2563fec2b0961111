// pnpm test:stories [file ...] [--theme=cpo]: runs every story with its play function and axe, in each of the four themes,
// and again at 320 px and with text at 200 % (`--theme=reflow`).
import { findChromium } from '../run/findChromium.mjs'
import { run } from '../run/run.mjs'

/** Each state is tested separately; AllStates stories are for visual review only. */
const STATES = '^(?!.*All States)'
const RUNS = ['retailer', 'bespoke', 'cpo', 'cpov7', 'reflow']

const args = process.argv.slice(2)
const wanted = args.find((arg) => arg.startsWith('--theme='))?.slice('--theme='.length)
if (wanted && !RUNS.includes(wanted)) {
  console.error(`No theme "${wanted}". Available: ${RUNS.join(', ')}`)
  process.exit(2)
}
const chromium = await findChromium()
if (!chromium) {
  console.error('No Chromium was found. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH.')
  process.exit(1)
}

const rest = args.filter((arg) => !arg.startsWith('--theme='))
const results = []
for (const theme of wanted ? [wanted] : RUNS) {
  console.log(`\n── ${theme} ${'─'.repeat(60 - theme.length)}`)
  const began = performance.now()
  const isReflow = theme === 'reflow'
  const projects = isReflow ? ['reflow'] : ['storybook', 'storyProofs']
  const code = await run(
    'vitest',
    ['run', ...projects.flatMap((name) => ['--project', name]), '--testNamePattern', STATES, ...rest],
    {
      env: { CHROMIUM_PATH: chromium, ...(isReflow ? { REFLOW: '1' } : { VITE_THEME: theme }) },
    },
  )
  results.push({ theme, code, seconds: (performance.now() - began) / 1000 })
}

console.log()
for (const { theme, code, seconds } of results)
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${theme.padEnd(10)} ${seconds.toFixed(1)} s`)
process.exit(results.every(({ code }) => code === 0) ? 0 : 1)
