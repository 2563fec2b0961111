import type { ReactNode } from 'react'
import type { StampedPromise } from '../navigation/stampedPromise.js'
import type { PageData } from '../contract/pageData.js'

/** A native page as a component. Method syntax, so that a screen may accept narrower props. */
export type ScreenComponent = { render(props: { readonly page: PageData }): ReactNode }['render']

const loaded = new Map<string, StampedPromise<ScreenComponent>>()

/** Component of a page that has no CMS nodes, loaded on demand; null = the nodes are rendered. */
export function loadScreen({ kind, nodes, native }: PageData): Promise<ScreenComponent> | null {
  if (kind !== 'native' && (kind !== 'notFound' || nodes.length > 0)) return null
  const name = native?.name ?? kind
  const known = loaded.get(name)
  if (known) return known
  const loading: StampedPromise<ScreenComponent> = load(name, kind).then((screen) => {
    loading.value = screen
    loading.status = 'fulfilled'
    return screen
  })
  loading.catch(() => loaded.delete(name))
  loaded.set(name, loading)
  return loading
}

async function load(name: string, kind: PageData['kind']): Promise<ScreenComponent> {
  if (kind === 'native') return (await import('./nativeScreens.js')).loadNativeScreen(name)
  return (await import('./NotFound.js')).NotFound
}
