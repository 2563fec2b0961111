const asked = new Map<string, Promise<unknown>>()

/**
 * Loads code after requesting all files it needs in parallel; waits for its stylesheets. The build compiles every `import()`
 * of the client bundle into a call of this (`server/build/ownPreload.ts`): `files` are paths below the root.
 *
 * @throws when a stylesheet does not load; the next call requests it again.
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
  // Already inlined in the document, or requested by it or by its entry script.
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
