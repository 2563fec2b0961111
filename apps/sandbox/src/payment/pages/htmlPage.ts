import { escapeHtml } from './escapeHtml.js'

/** A page of the provider. */
export interface HtmlPage {
  /** BCP 47 tag. */
  readonly locale: string
  readonly title: string
  /** HTML. */
  readonly body: string
  /** Look: a class of the stylesheet. */
  readonly look?: string | undefined
}

export const STYLESHEET_PATH = '/page.css'

/** A complete document. Its look is in the stylesheet, and it needs no script. */
export function htmlPage({ locale, title, body, look = 'plain' }: HtmlPage): string {
  return `<!doctype html>
<html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${STYLESHEET_PATH}"></head>
<body class="${escapeHtml(look)}"><main>
${body}
</main></body></html>
`
}
