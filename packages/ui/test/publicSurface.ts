/** The public API: subpath → exported names, with types marked. It must be equal in dist and sources. */
export type PublicSurface = Readonly<Record<string, readonly string[]>>

/** Exported names of a module (source or declaration file), sorted; types as `type Name`. */
export function exportedNames(source: string): readonly string[] {
  const names = new Set<string>()
  for (const [, name = ''] of source.matchAll(/^export (?:declare )?(?:async )?(?:function|const|let|class) (\w+)/gm))
    names.add(name)
  for (const [, name = ''] of source.matchAll(/^export (?:declare )?(?:interface|type) (\w+)/gm))
    names.add(`type ${name}`)
  for (const [, isType, list = ''] of source.matchAll(/^export (type )?\{([^}]*)\}/gm)) {
    for (const item of list.split(',')) {
      const name = item.trim().replace(/^.* as /, '')
      if (name) names.add(isType && !name.startsWith('type ') ? `type ${name}` : name)
    }
  }
  return [...names].sort()
}
