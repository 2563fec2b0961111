import { importGraph } from './importGraph.mjs'

const components = 'packages/ui/src/components/'

/** Names of the components that come with one of ui, itself included: at once, or with `isLater` by `import()` too. */
export function componentsOf(name, isLater = false) {
  const names = new Set()
  for (const file of importGraph([`${components}${name}/${name}.tsx`], { withDynamic: isLater }).keys()) {
    const [, folder, base] = /^(\w+)\/(\w+)\.tsx$/.exec(file.slice(components.length)) ?? []
    if (folder !== undefined && folder === base) names.add(folder)
  }
  return names
}
