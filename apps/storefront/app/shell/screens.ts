import type { ReactNode } from 'react'
import type { StampedPromise } from '../navigation/stampedPromise.js'
import type { PageData } from '../contract/pageData.js'

/** A native page as a component. Method syntax, so that a screen may accept narrower props. */
export type ScreenComponent = { render(props: { readonly page: PageData }): ReactNode }['render']

const loaded = new Map<string, StampedPromise<ScreenComponent>>()

/** Component of a page that has no CMS nodes, loaded on demand; null = the nodes are rendered. */
export function loadScreen(page: PageData): Promise<ScreenComponent> | null {
  const { kind, nodes, template } = page
  if (kind !== 'native' && (kind !== 'notFound' || nodes.length > 0)) return null
  const known = loaded.get(template)
  if (known) return known
  const loading: StampedPromise<ScreenComponent> = import('./screenLoaders.js')
    .then(({ importScreen }) => importScreen(page))
    .then((screen) => {
      loading.value = screen
      loading.status = 'fulfilled'
      return screen
    })
  loading.catch(() => loaded.delete(template))
  loaded.set(template, loading)
  return loading
}
