import type { Plugin } from 'vite'

const SHIM = /^use-sync-external-store\/shim(?:\/index\.js)?$/
const OWN = '\0virtual:use-sync-external-store'

/** SWR asks for a shim of a hook that React has had since version 18; the browser gets React's own. */
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
