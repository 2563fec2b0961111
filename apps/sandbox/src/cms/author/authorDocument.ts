import { answerScript } from './authorScripts.js'

/** Parameters of the author page. */
export interface AuthorPage {
  /** Origin of the storefront, e.g. `http://127.0.0.1:3000`. */
  readonly storefront: string
  /** Path of the page in it, e.g. `/ch/de/about`. */
  readonly path: string
  /** true = `mgnlPreview=true`, false = edit mode. */
  readonly isPreview: boolean
  /** Selected variants by path, as the editor sends them. */
  readonly variants: Readonly<Record<string, string>>
}

/**
 * The author page: frames the storefront, answers `initialize` and counts the comments that the editor script found.
 */
export function authorDocument({ storefront, path, isPreview, variants }: AuthorPage): string {
  const address = new URL(storefront)
  address.pathname = path
  address.searchParams.set('mgnlPreview', String(isPreview))
  address.searchParams.set('mgnlChannel', 'desktop')
  const settings = { storefront: address.origin, variants, mode: isPreview ? 'view' : 'edit' }
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Author: ${escaped(path)}</title>
<style>html,body{margin:0;height:100%;font:14px/1.5 sans-serif}body{display:grid;grid-template-rows:auto 1fr}
header{padding:8px 16px;background:#222;color:#fff}iframe{width:100%;height:100%;border:0}</style></head>
<body><header>${isPreview ? 'Preview' : 'Edit'} ${escaped(path)}: <output>waiting</output></header>
<iframe title="Page" src="${escaped(address.href)}"></iframe>
<script>${answerScript(JSON.stringify(settings).replaceAll('<', '\\u003c'))}</script></body></html>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
