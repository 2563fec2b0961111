import type { ReactNode } from 'react'
import type { StampedPromise } from '../navigation/stampedPromise.js'
import type { PageData } from '../page/pageData.js'

/** A page of the storefront's own, as a component. Method syntax: a screen may ask for less. */
export type ScreenComponent = { render(props: { readonly page: PageData }): ReactNode }['render']

const loaders = {
  native: () => import('./NativePage.js').then(({ NativePage }) => NativePage),
  notFound: () => import('./NotFound.js').then(({ NotFound }) => NotFound),
} satisfies Record<string, () => Promise<ScreenComponent>>

const loaded = new Map<string, StampedPromise<ScreenComponent>>()

/** What shows a page that the CMS has no nodes for, loaded once and on no other page; null = the nodes show it. */
export function loadScreen({ kind, nodes }: PageData): Promise<ScreenComponent> | null {
  if (kind !== 'native' && (kind !== 'notFound' || nodes.length > 0)) return null
  const known = loaded.get(kind)
  if (known) return known
  const loading: StampedPromise<ScreenComponent> = loaders[kind]().then((screen) => {
    loading.value = screen
    loading.status = 'fulfilled'
    return screen
  })
  loading.catch(() => loaded.delete(kind))
  loaded.set(kind, loading)
  return loading
}
