import { themeClass, themes } from '@vitrine/ui/theme/themes'
import { screenModule } from '../../config/screens.js'
import { groupsByTime, templateGroupsOf } from '../../config/templateGroups.js'
import { escapeJson, STATE_ELEMENT_ID } from './documentState.js'
import type { AssetManifest } from '../../contract/hostContract.js'
import { leadImage } from './leadImage.js'
import type { DocumentState, PageData, PageHead } from '../../contract/pageData.js'
import { wordmarkOutlines } from './wordmarkOutlines.js'

const BOOT = '/assets/boot-4.js'

export interface DocumentParts {
  readonly page: Pick<PageData, 'theme' | 'localeId' | 'head' | 'nodes' | 'native' | 'screen'>
  readonly body: string
  /** null = the document is not hydrated (error documents). */
  readonly state: DocumentState | null
  readonly assets: AssetManifest
}

/** The whole HTML document. No executable inline script, no style attribute: the CSP allows neither. */
export function documentTemplate({ page, body, state, assets }: DocumentParts): string {
  const lead = leadImage(body)
  const outlines = wordmarkOutlines(page.theme)
  const data = state ? `<script type="application/json" id="${STATE_ELEMENT_ID}">${escapeJson(state)}</script>` : ''
  return (
    '<!doctype html>' +
    `<html lang="${escapeHtml(page.localeId)}" class="${themeClass(page.theme)}"><head>` +
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    lead.preload +
    '<link rel="icon" type="image/svg+xml" href="/assets/favicon-1.svg">' +
    headTags(page.head) +
    `<meta name="theme-color" content="${themes[page.theme].themeColor}">` +
    fontTags(page.theme, assets) +
    styleTags(assets, page) +
    `</head><body>${outlines.own}<div id="root">${lead.body}</div>${data}` +
    `${state === null ? '' : scriptTags(assets, page)}${outlines.others}</body></html>`
  )
}

function headTags(head: PageHead): string {
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    head.description === null ? '' : meta('description', head.description),
    head.isNoIndex ? meta('robots', 'noindex,nofollow') : '',
    head.canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    ...head.alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(href)}">`,
    ),
    openGraphTags(head),
    ...head.structuredData.map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`),
  ].join('')
}

/** Open Graph tags, for link previews in social networks and messengers. */
function openGraphTags({ title, description, canonical, image, type }: PageHead): string {
  const facts = { type, title, description, url: canonical, image }
  return Object.entries(facts)
    .map(([name, value]) => (value === null ? '' : `<meta property="og:${name}" content="${escapeHtml(value)}">`))
    .join('')
}

/**
 * Inlines the global styles, then those of this page's templates: a separate file would delay the first paint by a round
 * trip. On in-app navigation the same file is requested by script.
 */
function styleTags(assets: AssetManifest, page: DocumentParts['page']): string {
  const links = assets.stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`)
  const common = assets.criticalCss === '' ? [] : [`<style>${assets.criticalCss}</style>`]
  const sheets = new Map(
    [...templateGroupsOf(page.nodes), ...screenOf(page)].flatMap((group) =>
      (assets.templateStyles[group] ?? []).map((sheet) => [sheet.href, sheet]),
    ),
  )
  const own = [...sheets.values()].map(({ href, text }) => `<style data-href="${href}">${text}</style>`)
  return [...common, ...links, ...own].join('')
}

/** Preloads the theme's fonts; the first paint uses fallback fonts until they arrive. */
function fontTags(theme: PageData['theme'], assets: AssetManifest): string {
  return themes[theme].fontFiles
    .flatMap((name) => assets.fonts[name] ?? [])
    .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
    .join('')
}

/**
 * One small script (public/assets/boot-4.js). It starts the app after the largest image has loaded, so that the image gets
 * the full bandwidth; links and forms work before. Code that runs after hydration is fetched once the app
 * is running.
 */
function scriptTags(assets: AssetManifest, page: DocumentParts['page']): string {
  const [start = ''] = assets.scripts
  const groups = groupsByTime(page.nodes)
  const first = [...groups.first, ...screenOf(page)]
  const preload = [...assets.preloadScripts, ...filesOf(first, assets.templateScripts)]
  const afterHydration = filesOf(groups.afterHydration, assets.templateScripts).filter(
    (file) => !preload.includes(file),
  )
  const lists = `data-preload="${preload.join(' ')}" data-after-hydration="${afterHydration.join(' ')}"`
  return `<script type="module" src="${BOOT}" data-start="${start}" ${lists}></script>`
}

function screenOf(page: Pick<PageData, 'native' | 'screen'>): readonly string[] {
  const screen = screenModule(page)
  return screen === null ? [] : [screen]
}

function filesOf(groups: readonly string[], files: Readonly<Record<string, readonly string[]>>): readonly string[] {
  return [...new Set(groups.flatMap((group) => files[group] ?? []))]
}

/** Escapes text for element content and quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
