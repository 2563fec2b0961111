import { Button } from '@vitrine/ui/Button'
import { ErrorPage } from '@vitrine/ui/ErrorPage'
import { use } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { useNavigation } from '../navigation/NavigationContext.js'
import type { PageData } from '../page/pageData.js'
import { Frame } from './Frame.js'
import { useShell } from './ShellContext.js'

const messages = defineMessages({
  retry: { id: 'errorScreen.retry', defaultMessage: 'Try again' },
})

export interface ErrorScreenProps {
  /** Last page known to be good: gives the frame its locale. */
  readonly page: PageData
  readonly onRetry: () => void
}

/** The error page of Spec §2 within the usual frame. */
export function ErrorScreen({ page, onRetry }: ErrorScreenProps) {
  const { locales } = useNavigation()
  const resources = use(locales.load(page.localeId))
  return (
    <Frame page={{ ...page, kind: 'error' }} resources={resources}>
      <Content onRetry={onRetry} />
    </Frame>
  )
}

function Content({ onRetry }: { readonly onRetry: () => void }) {
  const intl = useIntl()
  const shell = useShell()
  return (
    <ErrorPage
      brand={shell.brand}
      homeHref={`/${shell.localeAlias}`}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {intl.formatMessage(messages.retry)}
        </Button>
      }
    />
  )
}
