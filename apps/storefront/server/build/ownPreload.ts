import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'
const OWN = fileURLToPath(new URL('../../app/navigation/preload.ts', import.meta.url))

/** Replaces Vite's preload helper with our own, which saves 0.5 KiB on every first load. */
export function ownPreload(): Plugin {
  return {
    name: 'vitrine-own-preload',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    load: (id) => (id === HELPER ? `export { preload as __vitePreload } from ${JSON.stringify(OWN)}` : null),
  }
}
