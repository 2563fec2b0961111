import type { EnvironmentModuleNode, ViteDevServer } from 'vite'

const STYLE_FILE = /\.css(?:$|\?)/

/**
 * CSS of all modules that the server has loaded, as `<style>` elements that Vite's client adopts by id: the first paint
 * is styled and hot replacement still works.
 */
export async function collectStyles(vite: ViteDevServer, entry: string): Promise<string> {
  const graph = vite.environments.ssr.moduleGraph
  const start = await graph.getModuleByUrl(entry)
  const nodes = start ? styleNodes(start) : []
  const styles = await Promise.all(
    nodes.map(async (node) => {
      const css = await readStyle(vite, node)
      return css === '' ? '' : `<style data-vite-dev-id="${node.id}">${css.replaceAll('</', '<\\/')}</style>`
    }),
  )
  return styles.join('\n')
}

function styleNodes(start: EnvironmentModuleNode): readonly EnvironmentModuleNode[] {
  const seen = new Set<EnvironmentModuleNode>()
  const found: EnvironmentModuleNode[] = []
  const visit = (node: EnvironmentModuleNode) => {
    if (seen.has(node)) return
    seen.add(node)
    for (const imported of node.importedModules) visit(imported)
    if (STYLE_FILE.test(node.url)) found.push(node)
  }
  visit(start)
  return found
}

async function readStyle(vite: ViteDevServer, node: EnvironmentModuleNode): Promise<string> {
  const inline = node.url.includes('?') ? `${node.url}&inline` : `${node.url}?inline`
  const module = await vite.ssrLoadModule(inline).catch(() => ({ default: '' }))
  const css: unknown = module['default']
  return typeof css === 'string' ? css : ''
}
