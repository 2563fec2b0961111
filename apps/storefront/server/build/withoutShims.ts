import type { Plugin } from 'vite'

const SHIM = /^use-sync-external-store\/shim(?:\/index\.js)?$/
const OWN = '\0virtual:use-sync-external-store'

/** Replaces the shim that SWR imports for `useSyncExternalStore` with React's own hook (React 18 and later). */
export function withoutShims(): Plugin {
  return {
    name: 'vitrine-without-shims',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    resolveId: (source) => (SHIM.test(source) ? OWN : null),
    load: (id) => (id === OWN ? `export { useSyncExternalStore } from 'react'` : null),
  }
}
