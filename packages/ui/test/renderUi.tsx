import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'

/** The server-rendered HTML. */
export function renderUi(node: ReactNode, locale = 'en-GB'): string {
  return renderToString(
    <IntlProvider locale={locale} onError={throwError}>
      {node}
    </IntlProvider>,
  )
}

/** Its text content: without tags, with plain spaces. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim()
}

function throwError(error: Error & { readonly code?: string }) {
  if (error.code !== 'MISSING_TRANSLATION') throw error
}
