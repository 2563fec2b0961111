import type { Plugin } from 'vite'
import { templateGroup } from '../../app/config/templateGroups.js'

/** Tables of templates: the renderer's, and that of the storefront's connected parts. */
const LOADERS =
  /\/(?:cms-renderer\/(?:src|dist)\/templateLoaders|storefront\/app\/connected\/\w*[tT]emplateLoaders)\.[jt]s$/
const ENTRY = /'(vitrine:components\/[\w-]+)':\s*\(\)\s*=>\s*import\(\s*['"]([^'"]+)['"]\s*\)/g
const PREFIX = 'virtual:vitrine-templates/'

/**
 * Puts the CMS templates of one kind of page into one file of the shopper's bundle: a listing loads no product page, and
 * no page makes a request per template. The registry keeps its dynamic imports everywhere else.
 */
export function groupTemplates(): Plugin {
  const groups = new Map<string, string[]>()
  return {
    name: 'vitrine-group-templates',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : null),
    load(id) {
      const modules = id.startsWith(`\0${PREFIX}`) ? groups.get(id.slice(PREFIX.length + 1)) : undefined
      return modules?.map((module, index) => `export * as part${index} from ${JSON.stringify(module)}`).join('\n')
    },
    transform: {
      filter: { id: LOADERS },
      async handler(code, importer) {
        let grouped = code
        for (const [entry, template = '', specifier = ''] of code.matchAll(ENTRY)) {
          const resolved = await this.resolve(specifier, importer)
          if (!resolved) throw new Error(`The template ${template} imports ${specifier}, which cannot be found.`)
          const group = templateGroup(template)
          const modules = groups.get(group) ?? []
          groups.set(group, modules)
          const index = modules.includes(resolved.id) ? modules.indexOf(resolved.id) : modules.push(resolved.id) - 1
          const part = `import('${PREFIX}${group}').then((group) => group.part${index})`
          grouped = grouped.replace(entry, `'${template}': () => ${part}`)
        }
        return { code: grouped, map: null }
      },
    },
  }
}
