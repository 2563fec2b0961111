import type { ReactNode } from 'react'
import type { RenderNode } from './nodes/renderNode.js'
import { templateLoaders } from './templateLoaders.js'

/** A component that takes the props which its definition made. Method syntax: its props are narrower than `object`. */
export type NodeComponent = { render(props: object): ReactNode }['render']

/** A promise that React's `use` can read at once when it is settled. */
interface StampedPromise extends Promise<NodeComponent> {
  status?: 'fulfilled'
  value?: NodeComponent
}

const loaders: Readonly<Record<string, (template: string) => Promise<NodeComponent>>> = templateLoaders
const loaded = new Map<string, StampedPromise>()
let hostLoader: ((template: string) => Promise<NodeComponent>) | null = null

/**
 * Lets the host bring the components of `hostTemplates`, which need the shop or the shopper. It is asked for every template
 * that has no component here; call it once, before anything is rendered.
 */
export function provideTemplates(load: (template: string) => Promise<NodeComponent>): void {
  hostLoader = load
}

/**
 * The component of a template, loaded once; a failed load may be tried again. null = unknown template. A patient caller
 * never learns of a failure: what it hydrates stays as the server wrote it.
 */
export function loadTemplate(template: string, isPatient = false): Promise<NodeComponent> | null {
  const known = loaded.get(template)
  if (known) return known
  const load = Object.hasOwn(loaders, template) ? loaders[template] : hostLoader
  if (!load) return null
  const loading: StampedPromise = load(template).then(
    (component) => {
      loading.value = component
      loading.status = 'fulfilled'
      return component
    },
    (error: unknown) => {
      loaded.delete(template)
      return isPatient ? new Promise<never>(() => undefined) : Promise.reject(error)
    },
  )
  loaded.set(template, loading)
  return loading
}

/**
 * Loads every template that the nodes use, nested ones included, so that rendering them does not suspend. Those that come
 * `later` are left out: hydration leaves their HTML as it is until they are there.
 */
export async function loadTemplates(nodes: readonly RenderNode[], later: readonly string[] = []): Promise<void> {
  const templates = [...templatesOf(nodes)].filter((template) => !later.includes(template))
  await Promise.all(templates.flatMap((template) => loadTemplate(template) ?? []))
}

function templatesOf(nodes: readonly RenderNode[], found = new Set<string>()): ReadonlySet<string> {
  for (const node of nodes) {
    found.add(node.template)
    if (hasNodes(node.props)) templatesOf(node.props.nodes, found)
  }
  return found
}

function hasNodes(props: object): props is { readonly nodes: readonly RenderNode[] } {
  return 'nodes' in props && Array.isArray(props.nodes)
}
