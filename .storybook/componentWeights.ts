import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Plugin } from 'vite'

/** Size of one package entry for a consumer, in brotli bytes, excluding React and react-intl. */
export interface ComponentWeight {
  /** Including static imports. */
  readonly script: number
  /** Dynamic imports. */
  readonly lazyScript: number
  /** Its own stylesheet. */
  readonly styles: number
}

const BUILT = fileURLToPath(new URL('../packages/ui/dist/components/', import.meta.url))
const FILE = 'component-weights.json'

/**
 * Provides `component-weights.json`: a ComponentWeight by component name, measured on the last build of the package;
 * empty without a build. It is a separate file that docs pages fetch, because measuring takes seconds.
 */
export function componentWeights(): Plugin {
  let weights: Promise<string> | undefined
  const text = () => (weights ??= measureAll().then((all) => JSON.stringify(all)))
  return {
    name: 'vitrine:component-weights',
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_request, response) => {
        const send = (body: string) => response.setHeader('content-type', 'application/json').end(body)
        text().then(send, () => send('{}'))
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await text() })
    },
  }
}

async function measureAll(): Promise<Readonly<Record<string, ComponentWeight>>> {
  const entries = globSync(`${BUILT}*/*.js`).filter((file) => basename(file, '.js') === basename(dirname(file)))
  const weights: Record<string, ComponentWeight> = {}
  // One at a time, so that other processes on the machine are not slowed down.
  for (const entry of entries.sort()) weights[basename(entry, '.js')] = await measure(entry)
  return weights
}

async function measure(entry: string): Promise<ComponentWeight> {
  const result = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Fixed conditions, independent of the mode in which Storybook runs.
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: [/^react(-dom|-intl)?($|\/)/, /@formatjs|intl-messageformat/],
      },
    },
  })
  const chunks = [result]
    .flat()
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .flatMap((file) => (file.type === 'chunk' ? [file] : []))
  const first = chunks.filter(({ isEntry }) => isEntry)
  const now = new Set(first.flatMap(({ fileName, imports }) => [fileName, ...imports]))
  const bytes = (isNow: boolean) =>
    chunks.filter(({ fileName }) => now.has(fileName) === isNow).reduce((sum, { code }) => sum + brotliBytes(code), 0)
  const sheet = entry.replace(/\.js$/, '.css')
  return {
    script: bytes(true),
    lazyScript: bytes(false),
    styles: existsSync(sheet) ? brotliBytes(readFileSync(sheet, 'utf8')) : 0,
  }
}

const brotliBytes = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
