import { ErrorPage } from '@vitrine/ui/ErrorPage'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { retailer } from '../../config/retailer.js'
import { Wordmark } from '../../shell/Wordmark.js'
import { documentTemplate } from './documentTemplate.js'
import type { AssetManifest, ErrorDocumentStatus } from '../../contract/hostContract.js'
import { localeOfAnyPath } from '../resolve/localeOfAnyPath.js'
import { marketOf } from '../market.js'
import { messagesOf, plainMessage } from '../load/serverMessages.server.js'
import { organization } from '../head/structuredData/organization.js'

export interface ErrorDocumentInput {
  readonly status: ErrorDocumentStatus
  readonly path: string
  readonly assets: AssetManifest
  readonly origin: string
}

/** A styled document that needs no upstream and no script. */
export function errorDocument({ status, path, assets, origin }: ErrorDocumentInput): string {
  const locale = localeOfAnyPath(path)
  const market = marketOf(locale)
  const title = plainMessage(status === 404 ? 'shell.notFoundTitle' : 'shell.errorTitle', market.locale.id)
  const body = renderToString(
    <IntlProvider locale={locale.id} defaultLocale="en" messages={messagesOf(market.locale.id)}>
      <ErrorPage brand={retailer.name} homeHref={`/${locale.alias}`} logo={<Wordmark theme="retailer" />} />
    </IntlProvider>,
  )
  const head = {
    title: `${title} | ${retailer.name}`,
    description: retailer.description[market.language],
    canonical: null,
    alternates: [],
    isNoIndex: true,
    image: null,
    type: 'website' as const,
    structuredData: [organization({ origin, market })],
  }
  return documentTemplate({
    page: { theme: 'retailer', localeId: locale.id, head, nodes: [], native: null },
    body,
    state: null,
    assets,
  })
}
