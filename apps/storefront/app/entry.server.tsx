import { loadTemplates } from '@vitrine/cms-renderer/registry'
import '@vitrine/ui/theme/global.css'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './App.js'
import { laterTemplates } from './config/templateGroups.js'
import { createLocaleStore, type LocaleResources } from './navigation/localeStore.js'
import { createPageFetcher, pageKey } from './navigation/pageFetcher.js'
import { busyDocument, busyStyle } from './page/busyDocument.js'
import { documentTemplate } from './page/documentTemplate.js'
import { errorDocument } from './page/errorDocument.js'
import type { CreateStorefrontApp } from './page/hostContract.js'
import type { PageData, ShellData } from './page/pageData.js'
import { placeTarget } from './page/placeTarget.server.js'
import { resolvePage } from './page/resolvePage.server.js'
import { browserMessagesOf, messagesOf, messagesOfReference } from './page/serverMessages.server.js'
import { createPageServices, marketOfReference, memberServices } from './page/services.server.js'
import { loadShell } from './page/shell.server.js'
import { createTimedCache } from './page/timedCache.js'
import { loadScreen } from './shell/screens.js'
import { sitemapData } from './sitemap/sitemapData.server.js'

const SHELL_TTL_MS = 60_000
/** What React writes in place of a part that threw on the server; the browser tries it again. */
const FAILED_PART = '<!--$!-->'

/** The app as the host sees it: pages as data and as documents. */
export const createStorefrontApp: CreateStorefrontApp = (deps) => {
  const services = createPageServices(deps)
  const shells = createTimedCache<ShellData>({
    ttlMs: SHELL_TTL_MS,
    now: Date.now,
    isPartial: (shell) => shell.isPartial === true,
  })

  async function shellOf(reference: string): Promise<ShellData | null> {
    const market = marketOfReference(reference)
    return market && shells.get(market.locale.id, () => loadShell(market, services))
  }

  async function renderDocument(page: PageData): Promise<string> {
    const [shell] = await Promise.all([shellOf(page.localeId), loadTemplates(page.nodes), loadScreen(page)])
    if (!shell)
      throw new Error(
        `Locale "${page.localeId}" is not configured, so its pages have no frame. Add it to config/sites.ts.`,
      )
    const market = marketOfReference(page.localeId)
    const messages = market ? messagesOf(market.locale.id) : {}
    const body = renderBody(page, { shell, messages })
    const failed = body.split(FAILED_PART).length - 1
    if (failed > 0) {
      deps.countSkipped?.('failedRender', failed)
      deps.log.error(
        { path: page.path.split('?', 1)[0], count: failed },
        'parts of the page threw while they were rendered',
      )
    }
    const sent = market ? browserMessagesOf(market.locale.id, deps.assets.messageIds) : {}
    return documentTemplate({
      page,
      body,
      state: { page, shell, messages: sent, later: laterTemplates(page.nodes) },
      assets: deps.assets,
    })
  }

  return {
    resolve(url, signal, member) {
      // The frame is on its way while the page is: a back end that hangs is waited for once.
      const [, country, language] = url.pathname.split('/')
      shellOf(`${country}/${language}`).catch(() => undefined)
      return member
        ? resolvePage(url, memberServices(services, deps, member), signal, member.groups)
        : resolvePage(url, services, signal)
    },
    placeTarget: (url, place, signal) => placeTarget(url, place, services, signal),
    shell: shellOf,
    renderDocument,
    errorDocument: async (status, path) =>
      errorDocument({ status, path, assets: deps.assets, origin: services.origin }),
    busyDocument: async (path) => ({ html: busyDocument(path), style: busyStyle }),
    sitemap: () => sitemapData(services),
    messages: (reference) => messagesOfReference(reference, deps.assets.messageIds),
  }
}

function renderBody(page: PageData, resources: LocaleResources): string {
  const locales = createLocaleStore(() => Promise.reject(new Error('The server renders one locale at a time.')))
  locales.seed(page.localeId, resources)
  const pages = createPageFetcher({ fetch, now: () => 0, prepare: () => Promise.resolve() })
  pages.seed(pageKey(page.path), page)
  return renderToString(
    <App
      navigation={{ pages, locales }}
      initialPage={page}
      cache={new Map()}
      router={(children) => <StaticRouter location={page.path}>{children}</StaticRouter>}
    />,
  )
}
