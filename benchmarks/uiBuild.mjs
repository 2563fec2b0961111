import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, defaultServerConditions } from 'vite'
import { root } from '../scripts/run/run.mjs'

export const FOLDER = `${root}packages/ui/node_modules/.cache/vitrine-bench/`
export const MODULES = `${FOLDER}modules/`

/** Build options for ui from source in production mode, with its styles; React is external. */
export function sourceBuild(options) {
  const conditions = ['source', ...defaultServerConditions]
  return {
    configFile: false,
    logLevel: 'error',
    root,
    mode: 'production',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    resolve: {
      conditions,
      alias: [
        { find: /^(?:storybook\/test|@storybook\/react-vite)$/, replacement: `${root}benchmarks/storybookStub.mjs` },
      ],
    },
    ssr: { noExternal: [/^@vitrine\//], resolve: { conditions } },
    build: { emptyOutDir: true, target: 'node24', ...options },
  }
}

/** Bundles one of our modules with its styles, like a host's server build, and imports it. */
export async function load(name, entry, folder = FOLDER) {
  await build(
    sourceBuild({
      ssr: entry,
      outDir: `${folder}${name}`,
      rolldownOptions: { output: { entryFileNames: `${name}.mjs` }, shimMissingExports: true },
    }),
  )
  return import(pathToFileURL(`${folder}${name}/${name}.mjs`).href)
}

/** Messages as syntax trees, as on a production server: nothing is parsed while a page renders. */
export async function compiledMessages() {
  const { resolve } = createRequire(`${root}packages/ui/package.json`)
  const { IntlMessageFormat } = await import(pathToFileURL(resolve('intl-messageformat')).href)
  const texts = JSON.parse(readFileSync(`${root}packages/ui/messages/de.json`, 'utf8'))
  // oxlint-disable-next-line no-underscore-dangle -- the parser's public name
  const parse = IntlMessageFormat.__parse
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]))
}

export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
