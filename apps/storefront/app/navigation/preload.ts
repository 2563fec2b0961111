const asked = new Map<string, Promise<unknown>>()

/**
 * Loads code after asking for all files that it needs at once; waits for its stylesheets. Every `import()` of the shopper's
 * bundle is compiled into a call of this (`server/build/ownPreload.ts`): `files` are paths below the root.
 *
 * @throws when a stylesheet does not load; the next call asks for it again.
 */
export async function preload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map(ask))
  return load()
}

function ask(file: string): Promise<unknown> {
  const known = asked.get(file)
  if (known) return known
  const asking = append(`/${file}`)
  asked.set(file, asking)
  asking.catch(() => asked.delete(file))
  return asking
}

async function append(href: string): Promise<void> {
  // What the document holds, or what it or its start script asked for.
  if (document.querySelector(`link[href="${href}"],style[data-href="${href}"]`)) return
  const link = document.createElement('link')
  const isStyle = href.endsWith('.css')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.href = href
  document.head.append(link)
  if (!isStyle) return
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`The stylesheet ${href} did not load. Reload the page.`))
    })
  })
}
