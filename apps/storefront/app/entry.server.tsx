import type { Registry } from '@vitrine/cms-renderer/registry'
import '@vitrine/ui/theme/global.css'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './App.js'
import { templatesAfterHydration } from './config/templateGroups.js'
import { withoutScript } from './connected/cart/without-script/withoutScript.js'
import { createTemplateRegistry } from './connected/createTemplateRegistry.js'
import { WithoutScriptContext } from './contexts/WithoutScriptContext.js'
import { createLocaleStore, type LocaleResources } from './navigation/localeStore.js'
import { createPageFetcher, pageKey } from './navigation/pageFetcher.js'
import { busyDocument, busyStyle } from './page/document/busyDocument.js'
import { documentTemplate } from './page/document/documentTemplate.js'
import { errorDocument } from './page/document/errorDocument.js'
import type { CreateStorefrontApp } from './contract/hostContract.js'
import type { PageData, ShellData } from './contract/pageData.js'
import { placeTarget } from './page/resolve/placeTarget.server.js'
import { resolvePage } from './page/resolve/resolvePage.server.js'
import { browserMessagesOf, messagesOf, messagesOfReference } from './page/load/serverMessages.server.js'
import { createPageServices, marketOfReference, memberServices } from './page/load/services.server.js'
import { loadShell } from './page/load/shell.server.js'
import { createTimedCache } from './page/load/timedCache.js'
import { loadScreen } from './shell/screens.js'
import { sitemapData } from './sitemap/sitemapData.server.js'

const SHELL_TTL_MS = 60_000
/** Marker that React writes for a boundary that threw on the server; the browser retries it. */
const FAILED_PART = '<!--$!-->'

/** Implements the host contract: pages as data and as documents. */
export const createStorefrontApp: CreateStorefrontApp = (deps) => {
  const services = createPageServices(deps)
  const templates = createTemplateRegistry()
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
    const [shell] = await Promise.all([shellOf(page.localeId), templates.loadAll(page.nodes), loadScreen(page)])
    if (!shell)
      throw new Error(
        `Locale "${page.localeId}" is not configured, so its shell cannot be loaded. Add it to config/sites.ts.`,
      )
    const market = marketOfReference(page.localeId)
    const messages = market ? messagesOf(market.locale.id) : {}
    const body = renderBody(page, { shell, messages }, templates)
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
      state: { page, shell, messages: sent, afterHydration: templatesAfterHydration(page.nodes) },
      assets: deps.assets,
    })
  }

  return {
    resolve(url, signal, member) {
      // Loads the shell in parallel with the page, so that a hanging back end costs only one time-out.
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

function renderBody(page: PageData, resources: LocaleResources, templates: Registry): string {
  const locales = createLocaleStore(() =>
    Promise.reject(new Error('The server cannot switch locales while it renders. Load the locale before rendering.')),
  )
  locales.seed(page.localeId, resources)
  const pages = createPageFetcher({ fetch, now: () => 0, prepare: () => Promise.resolve() })
  pages.seed(pageKey(page.path), page)
  return renderToString(
    <WithoutScriptContext value={withoutScript}>
      <App
        navigation={{ pages, locales, templates }}
        initialPage={page}
        cache={new Map()}
        router={(children) => <StaticRouter location={page.path}>{children}</StaticRouter>}
      />
    </WithoutScriptContext>,
  )
}
