import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { CreateStorefrontApp } from '../../app/contract/hostContract.js'
import { collectStyles } from './collectStyles.js'

const APP_MODULE = '/app/entry.server.tsx'
const OWN_PREFIXES = ['/@', '/app/', '/node_modules/', '/packages/', '/src/', '/__vite', '/.vite']

/** Development features of the host: modules from source, HMR, and styles in the first paint. */
export interface DevelopmentServer {
  readonly createApp: CreateStorefrontApp
  /** Whether a path belongs to the development server. */
  owns(path: string): boolean
  register(server: FastifyInstance): Promise<void>
  finishDocument(html: string, path: string): Promise<string>
  close(): Promise<void>
}

/** Starts Vite inside the host. HMR uses its own port, so the host's server needs no upgrade handling. */
export async function createDevelopmentServer(root: string): Promise<DevelopmentServer> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } })

  return {
    createApp: (deps) => {
      // Loads the module again whenever its source has changed; an unchanged module keeps its app and caches.
      let known: { readonly create: unknown; readonly app: ReturnType<CreateStorefrontApp> } | null = null
      const current = async () => {
        const module = await vite.ssrLoadModule(APP_MODULE)
        const create: unknown = module['createStorefrontApp']
        if (!isCreateApp(create))
          throw new Error(`${APP_MODULE} does not export createStorefrontApp, so no page can be rendered.`)
        if (known?.create !== create) known = { create, app: create(deps) }
        return known.app
      }
      return {
        resolve: async (url, signal, member) => (await current()).resolve(url, signal, member),
        placeTarget: async (url, place, signal) => (await current()).placeTarget(url, place, signal),
        shell: async (alias) => (await current()).shell(alias),
        busyDocument: async (path) => (await current()).busyDocument(path),
        renderDocument: async (page) => withSourceLines(vite, async () => (await current()).renderDocument(page)),
        errorDocument: async (status, path) => (await current()).errorDocument(status, path),
        sitemap: async () => (await current()).sitemap(),
        messages: (locale) => known?.app.messages(locale) ?? null,
      }
    },
    owns: (path) => OWN_PREFIXES.some((prefix) => path.startsWith(prefix)),
    async register(server) {
      await server.register(middie, { hook: 'onRequest' })
      server.use(vite.middlewares)
      server.addHook('onClose', () => vite.close())
    },
    async finishDocument(html, path) {
      const withClient = await vite.transformIndexHtml(path, html)
      return withClient.replace('</head>', `${await collectStyles(vite, APP_MODULE)}</head>`)
    },
    close: () => vite.close(),
  }
}

async function withSourceLines<Result>(vite: ViteDevServer, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    throw error
  }
}

function isCreateApp(value: unknown): value is CreateStorefrontApp {
  return typeof value === 'function'
}
