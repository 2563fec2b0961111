import { createRegistry, type Registry } from '@vitrine/cms-renderer/registry'

/** Templates of the app: those of the renderer, and connected parts, loaded with the first page that uses one. */
export function createTemplateRegistry(): Registry {
  return createRegistry({
    host: (template) => import('./connectedTemplateLoaders.js').then(({ loadPart }) => loadPart(template)),
  })
}
