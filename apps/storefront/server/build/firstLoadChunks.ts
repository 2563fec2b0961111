/** What the bundler tells about a module. */
interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

const ENTRY = /\/app\/entry\.client\.tsx$/
const TEMPLATES = /\/cms-renderer\/(?:src|dist)\/templateLoaders\.[jt]s$/

/**
 * Two chunks hold all that a page shows first: `vendor` (libraries) and `shop` (our code, the templates of the CMS
 * registry included, since the server has rendered them). The rest (flyouts) stays in chunks of its own. Few files
 * compress better and need fewer round trips than one per template.
 */
export function firstLoadChunks(entryId: string) {
  let firstLoad: ReadonlySet<string> | null = null
  const chunkOf = (id: string, graph: ModuleGraph): string | null => {
    firstLoad ??= reachable(entryId, graph)
    if (!firstLoad.has(id) || ENTRY.test(id)) return null
    return id.includes('/node_modules/') ? 'vendor' : 'shop'
  }
  return { groups: [{ name: chunkOf, debugName: 'first load' }] }
}

function reachable(entryId: string, graph: ModuleGraph): ReadonlySet<string> {
  const seen = new Set<string>()
  const open = [entryId]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    const info = graph.getModuleInfo(id)
    if (!info) continue
    open.push(...info.importedIds)
    if (TEMPLATES.test(id)) open.push(...info.dynamicallyImportedIds)
  }
  return seen
}
