import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|map|webmanifest)$/
const MIN_BYTES = 512

/**
 * Writes `.br` and `.gz` files at the highest level beside every text file of the client build, so that nothing is
 * compressed per request.
 */
export function compressAssets(): Plugin {
  return {
    name: 'vitrine-compress-assets',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler(options) {
        if (options.dir) compressFolder(join(options.dir, 'assets'))
      },
    },
  }
}

function compressFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) compressFolder(path)
    else if (COMPRESSIBLE.test(entry.name)) compressFile(path)
  }
}

function compressFile(path: string): void {
  const bytes = readFileSync(path)
  if (bytes.length < MIN_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
