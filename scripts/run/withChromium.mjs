// Runs a command with CHROMIUM_PATH set: node scripts/run/withChromium.mjs playwright test
import { findChromium } from './findChromium.mjs'
import { run } from './run.mjs'

const [command, ...args] = process.argv.slice(2)
if (!command) {
  console.error('Usage: node scripts/run/withChromium.mjs <command> [arguments]')
  process.exit(2)
}
const chromium = await findChromium()
if (!chromium) {
  console.error(
    'No Chromium was found. Install one (Debian: apt-get install chromium; or: npx playwright install chromium), or set CHROMIUM_PATH.',
  )
  process.exit(1)
}
process.exit(await run(command, args, { env: { CHROMIUM_PATH: chromium } }))
