import { importGraph } from './importGraph.mjs'

const components = 'packages/ui/src/components/'

/** Names of the ui components that one imports, itself included: statically, or with `isLater` also by `import()`. */
export function componentsOf(name, isLater = false) {
  const names = new Set()
  for (const file of importGraph([`${components}${name}/${name}.tsx`], { withDynamic: isLater }).keys()) {
    const [, folder, base] = /^(\w+)\/(\w+)\.tsx$/.exec(file.slice(components.length)) ?? []
    if (folder !== undefined && folder === base) names.add(folder)
  }
  return names
}
