// node scripts/run/withChromium.mjs node scripts/faces/matchFaces.mjs
// Measures the width of each web font relative to its fallback system font, over the texts of all four
// languages as rendered by the browser, and writes packages/ui/src/theme/standIns.ts. Debian: fonts-liberation (metrics
// of Arial and Times), fonts-roboto-unhinted and fonts-noto-core (Android).
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS } from '../run/chromiumArgs.mjs'
import { root } from '../run/run.mjs'

const TARGET = `${root}packages/ui/src/theme/standIns.ts`
const SYSTEM = '/usr/share/fonts/truetype/'
const systemFonts = {
  arial: `${SYSTEM}liberation/LiberationSans-Regular.ttf`,
  times: `${SYSTEM}liberation/LiberationSerif-Regular.ttf`,
  roboto: `${SYSTEM}roboto/unhinted/RobotoTTF/Roboto-Regular.ttf`,
  notoSerif: `${SYSTEM}noto/NotoSerif-Regular.ttf`,
}
/** Web fonts with the weights that themes use, and their fallback fonts. */
const webFonts = {
  Cormorant: { file: 'cormorant', weights: [400], computer: 'times', android: 'notoSerif' },
  Figtree: { file: 'figtree', weights: [400, 500], computer: 'arial', android: 'roboto' },
  Jost: { file: 'jost', weights: [300, 400, 500], computer: 'arial', android: 'roboto' },
  'Libre Franklin': { file: 'libre-franklin', weights: [300, 400, 500], computer: 'arial', android: 'roboto' },
}
const TEXTS = ['packages/ui/messages/*.json', 'apps/storefront/messages/*.json', 'apps/sandbox/content/**/*.json']

const texts = TEXTS.flatMap((pattern) => globSync(root + pattern))
  .flatMap((file) => strings(JSON.parse(readFileSync(file, 'utf8'))))
  .filter((text) => text.includes(' ') && !/[{<]/.test(text))
// Overlines and buttons are all capitals; other text is mostly lower case.
const samples = {
  small: texts.join(' ').match(/[\p{Ll}',.-]{2,}\s(?:[\p{Ll}',.-]{2,}\s)+/gu) ?? [],
  capitals: texts.filter((text) => text.length < 40).map((text) => text.toUpperCase().replaceAll(/[^\p{Lu} ]/gu, '')),
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS })
const page = await browser.newPage()
const load = (name, path, weight) =>
  page.evaluate(
    async ([family, data, range]) => {
      document.fonts.add(await new FontFace(family, `url(data:font/woff2;base64,${data})`, { weight: range }).load())
    },
    [name, readFileSync(path).toString('base64'), weight],
  )
for (const [name, path] of Object.entries(systemFonts)) await load(name, path, '400')
for (const [name, { file }] of Object.entries(webFonts))
  await load(name, `${root}packages/ui/fonts/${file}-latin-wght-normal.woff2`, '300 600')
/** Total width of the samples. */
const widthOf = (family, weight, lines) =>
  page.evaluate(
    ([font, all]) => {
      const context = document.createElement('canvas').getContext('2d')
      context.font = font
      return all.reduce((sum, line) => sum + context.measureText(line).width, 0)
    },
    [`${weight} 100px "${family}"`, lines],
  )

const rows = []
for (const [family, { weights, computer, android }] of Object.entries(webFonts)) {
  for (const [system, standIn] of Object.entries({ computer, android })) {
    for (const weight of weights) {
      const ratio = async (lines) =>
        round(((await widthOf(family, weight, lines)) / (await widthOf(standIn, 400, lines))) * 100)
      const shares = {
        small: await ratio(samples.small),
        capitals: await ratio(samples.capitals),
        zero: await ratio(['0']),
      }
      const row = { family, weight, system, ...shares }
      rows.push(
        `  ${JSON.stringify(row)
          .replaceAll(/"(\w+)":/g, '$1:')
          .replaceAll('"', "'")},`,
      )
    }
  }
}
await browser.close()
console.log(rows.join('\n'))
writeFileSync(
  TARGET,
  `// Written by scripts/matchFaces.mjs.
/**
 * Width of a web font at a weight, in percent of the regular weight of its fallback system font: lower
 * case and punctuation, capitals, and the zero, on which the unit ch is based.
 */
export const standIns = [
${rows.join('\n')}
] as const
`,
)
execFileSync('biome', ['format', '--write', TARGET], { stdio: 'inherit' })

function strings(value) {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}

function round(value) {
  return Math.round(value * 100) / 100
}
