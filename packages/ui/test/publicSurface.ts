/** What consumers may name: subpath → exported names, types marked. Dist and sources must both say this. */
export type PublicSurface = Readonly<Record<string, readonly string[]>>

/** Names that a module (source or declaration file) exports, sorted; types as `type Name`. */
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
