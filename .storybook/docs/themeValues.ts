/** Returns a reader of a theme's variables as computed by the browser, which includes themes created at run time. */
export function themeValues(themeClass: string): (variable: string) => string {
  const probe = document.createElement('div')
  probe.className = themeClass
  probe.hidden = true
  document.body.append(probe)
  const style = getComputedStyle(probe)
  const known = new Map<string, string>()
  for (const name of variableNames()) known.set(name, style.getPropertyValue(name).trim())
  probe.remove()
  return (variable) => known.get(variable) ?? ''
}

/** The names of all `--vt-…` variables that the stylesheets of the page set. */
function variableNames(): readonly string[] {
  const names = new Set<string>()
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule)) continue
      for (const name of rule.style) if (name.startsWith('--vt-')) names.add(name)
    }
  }
  return [...names]
}
