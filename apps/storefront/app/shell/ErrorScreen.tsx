import { Button } from '@vitrine/ui/Button'
import { ErrorPage } from '@vitrine/ui/ErrorPage'
import { use } from 'react'
import { defineMessages, IntlProvider, useIntl } from 'react-intl'
import { useNavigation } from '../contexts/NavigationContext.js'
import type { PageData } from '../contract/pageData.js'
import { ignoreMissingText } from './ignoreMissingText.js'
import { Wordmark } from './Wordmark.js'

const messages = defineMessages({
  retry: { id: 'errorScreen.retry', defaultMessage: 'Try again' },
})

export interface ErrorScreenProps {
  /** Last page that loaded; determines the locale of the shell. */
  readonly page: PageData
  readonly onRetry: () => void
}

/** The error page of Spec §2. Rendered without the shell, which may be the cause of the error. */
export function ErrorScreen({ page, onRetry }: ErrorScreenProps) {
  const { locales } = useNavigation()
  const resources = use(locales.load(page.localeId))
  const { shell, messages: texts } = resources
  return (
    <IntlProvider locale={shell.localeId} defaultLocale="en" messages={texts} onError={ignoreMissingText}>
      <ErrorPage
        brand={shell.brand}
        homeHref={`/${shell.localeAlias}`}
        logo={<Wordmark theme={page.theme} />}
        action={<RetryButton onRetry={onRetry} />}
      />
    </IntlProvider>
  )
}

function RetryButton({ onRetry }: { readonly onRetry: () => void }) {
  const intl = useIntl()
  return (
    <Button variant="secondary" onClick={onRetry}>
      {intl.formatMessage(messages.retry)}
    </Button>
  )
}
