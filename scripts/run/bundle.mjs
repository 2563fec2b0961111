// Bundles the source of a small app that uses the built packages, in memory, like a consumer's Vite build.
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'
import { root } from './run.mjs'

const ENTRY = `${root}apps/storefront/consumer.js`

/** Chunks of the production build of `source`: `entry` is loaded initially, the others on demand. Sizes are brotli bytes. */
export async function bundle(source, { external = [], modulePreload = { polyfill: false }, plugins = [] } = {}) {
  const { output } = await build({
    root: `${root}apps/storefront`,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'consumer',
        resolveId: { order: 'pre', handler: (id) => (id === ENTRY ? ENTRY : null) },
        load: (id) => (id === ENTRY ? source : null),
      },
      ...plugins,
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload,
      rolldownOptions: { input: ENTRY, external },
    },
  })
  const chunks = output
    .filter((file) => file.type === 'chunk')
    .map((file) => ({
      name: file.fileName,
      isLazy: !file.isEntry && !isStatic(output, file.fileName),
      bytes: brotliBytes(file.code),
      code: file.code,
      modules: Object.entries(file.modules ?? {})
        .filter(([, module]) => module.renderedLength > 0)
        .map(([id]) => id),
    }))
  return { chunks, bytes: sum(chunks.filter((chunk) => !chunk.isLazy)), lazyBytes: sum(chunks.filter((c) => c.isLazy)) }
}

/** Brotli size of a text in bytes. */
export function brotliBytes(text) {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

function isStatic(output, fileName) {
  return output.some((file) => file.type === 'chunk' && file.isEntry && file.imports.includes(fileName))
}

function sum(chunks) {
  return chunks.reduce((total, chunk) => total + chunk.bytes, 0)
}
