import type { Plugin } from 'vite'

const LOADERS = /\/cms-renderer\/(?:src|dist)\/templateLoaders\.[jt]s$/
const IMPORT = /\bimport\(\s*(['"][^'"]+['"])\s*\)/g

/**
 * In the shopper's bundle the CMS templates are part of the first load, since the server has rendered them already: one
 * file instead of a request per template before the page becomes interactive. The registry keeps its dynamic imports
 * everywhere else.
 */
export function joinTemplates(): Plugin {
  return {
    name: 'vitrine-join-templates',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    transform: {
      filter: { id: LOADERS },
      handler(code) {
        const imports: string[] = []
        const joined = code.replace(IMPORT, (_import, specifier: string) => {
          imports.push(`import * as template${imports.length} from ${specifier}`)
          return `Promise.resolve(template${imports.length - 1})`
        })
        return { code: `${imports.join('\n')}\n${joined}`, map: null }
      },
    },
  }
}
