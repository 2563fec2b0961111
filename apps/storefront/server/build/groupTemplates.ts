import type { Plugin } from 'vite'
import { templateGroup } from '../../app/config/templateGroups.js'

/** Template loader tables: those of the renderer and of the storefront's connected components. */
const LOADERS =
  /\/(?:cms-renderer\/(?:src|dist)\/templateLoaders|storefront\/app\/connected\/\w*[tT]emplateLoaders)\.[jt]s$/
const ENTRY =
  /'(vitrine:components\/[\w-]+)':\s*\(\)\s*=>\s*import\(\s*['"]([^'"]+)['"]\s*\)\.then\(\s*\((\w+)\)\s*=>\s*\3\.(\w+)\s*\)/g
const IMPORT = /\bimport\(/g
const PREFIX = 'virtual:vitrine-templates/'

/**
 * Bundles the CMS templates of one kind of page into one browser file: a listing does not load product page code, and
 * no page requests a file per template. In all other builds the registry keeps its dynamic imports.
 */
export function groupTemplates(): Plugin {
  /** Exports of each group: component name → module. */
  const groups = new Map<string, Map<string, string>>()
  return {
    name: 'vitrine-group-templates',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : null),
    load(id) {
      const parts = id.startsWith(`\0${PREFIX}`) ? groups.get(id.slice(PREFIX.length + 1)) : undefined
      return parts && [...parts].map(([name, module]) => `export { ${name} } from ${JSON.stringify(module)}`).join('\n')
    },
    transform: {
      filter: { id: LOADERS },
      async handler(code, importer) {
        const entries = [...code.matchAll(ENTRY)]
        if (entries.length !== code.match(IMPORT)?.length)
          throw new Error(`Every line of ${importer} must read 'id': () => import('module').then((x) => x.Component).`)
        let grouped = code
        for (const [entry, template = '', specifier = '', , component = ''] of entries) {
          const resolved = await this.resolve(specifier, importer)
          if (!resolved) throw new Error(`The template ${template} imports ${specifier}, which cannot be found.`)
          const group = templateGroup(template)
          groups.set(group, (groups.get(group) ?? new Map<string, string>()).set(component, resolved.id))
          grouped = grouped.replace(entry, `'${template}': () => ${group}Group().then((group) => group.${component})`)
        }
        // Import each group only once, so that its list of files is written once.
        const used = new Set(entries.map(([, template = '']) => templateGroup(template)))
        const imports = [...used].map((group) => `const ${group}Group = () => import('${PREFIX}${group}')`)
        return { code: [grouped, ...imports].join('\n'), map: null }
      },
    },
  }
}
