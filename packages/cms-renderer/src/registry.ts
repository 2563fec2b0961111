import type { ReactNode } from 'react'
import type { RenderNode } from './nodes/renderNode.js'
import { templateLoaders } from './templateLoaders.js'

/** A component that takes the props which its definition made. Method syntax: its props are narrower than `object`. */
export type NodeComponent = { render(props: object): ReactNode }['render']

/** Loads the component of a template. */
export type LoadTemplate = (template: string) => Promise<NodeComponent>

/** A promise whose value React's `use` can read synchronously once it is settled. */
interface StampedPromise extends Promise<NodeComponent> {
  status?: 'fulfilled'
  value?: NodeComponent
}

/** The components of templates, each loaded once. */
export interface Registry {
  /**
   * The component of a template; null = unknown template. A failed load is tried again by the next call.
   *
   * @param isPatient true = a failed load stays pending, so that hydration keeps the server's HTML.
   */
  readonly load: (template: string, isPatient?: boolean) => Promise<NodeComponent> | null
  /**
   * Loads all templates of the nodes, nested ones included, so that rendering them does not suspend.
   *
   * @param except templates to leave out: hydration keeps their HTML until they are loaded.
   */
  readonly loadAll: (nodes: readonly RenderNode[], except?: readonly string[]) => Promise<void>
}

const loaders: Readonly<Record<string, LoadTemplate>> = templateLoaders

/**
 * Creates the registry of an application: one per process on the server, one per document in the browser.
 *
 * @param options.host loads the components of `hostTemplates`, and is called for every template that has no component here.
 */
export function createRegistry({ host }: { readonly host?: LoadTemplate | undefined } = {}): Registry {
  const loaded = new Map<string, StampedPromise>()

  function load(template: string, isPatient = false): Promise<NodeComponent> | null {
    const known = loaded.get(template)
    if (known) return known
    const loadTemplate = Object.hasOwn(loaders, template) ? loaders[template] : host
    if (!loadTemplate) return null
    const loading: StampedPromise = loadTemplate(template).then(
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

  return {
    load,
    async loadAll(nodes, except = []) {
      const templates = [...templatesOf(nodes)].filter((template) => !except.includes(template))
      await Promise.all(templates.flatMap((template) => load(template) ?? []))
    },
  }
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
