import '@vitrine/ui/theme/global.css'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.js'
import { createTemplateRegistry } from './connected/createTemplateRegistry.js'
import { BUILD_ID_HEADER } from './contract/hostContract.js'
import { noteBuild } from './navigation/buildSkew.js'
import { withChunkTimeout } from './navigation/ChunkLoadError.js'
import { DocumentRouter } from './navigation/DocumentRouter.js'
import { loadAfterHydration } from './navigation/afterHydration.js'
import { createLocaleStore, fetchLocaleResources } from './navigation/localeStore.js'
import { createPageFetcher, pageKey } from './navigation/pageFetcher.js'
import { awaitParts } from './navigation/wholePage.js'
import { readDocumentState } from './page/document/documentState.js'
import { loadScreen } from './shell/screens.js'

const state = readDocumentState(document)
const here = `${location.pathname}${location.search}`

const templates = createTemplateRegistry()
const locales = createLocaleStore(fetchLocaleResources)
locales.seed(state.page.localeId, { shell: state.shell, messages: state.messages })

const pages = createPageFetcher({
  fetch: (input, init) => fetch(input, init),
  now: () => performance.now(),
  onAnswer: (response) => noteBuild(state.page.buildId, response.headers.get(BUILD_ID_HEADER)),
  prepare: async (page) => {
    await withChunkTimeout(
      Promise.all([templates.loadAll(page.nodes), loadScreen(page), locales.load(page.localeId), loadAfterHydration()]),
    )
  },
})
pages.seed(pageKey(here), state.page)

await withChunkTimeout(Promise.all([templates.loadAll(state.page.nodes, state.afterHydration), loadScreen(state.page)]))
awaitParts(state.afterHydration.map((template) => templates.load(template, true)))

const root = document.getElementById('root')
if (!root)
  throw new Error('The document has no #root, so the page cannot become interactive. Check documentTemplate.ts.')
hydrateRoot(
  root,
  <App
    navigation={{ pages, locales, templates }}
    initialPage={state.page}
    cache={new Map()}
    router={(children) => <DocumentRouter>{children}</DocumentRouter>}
  />,
)
