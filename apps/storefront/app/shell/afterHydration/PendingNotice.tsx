import { useEffect, useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import * as styles from './PendingNotice.css.js'

const BAR_AFTER_MS = 300
const LINK_AFTER_MS = 10_000

const messages = defineMessages({
  loading: { id: 'navigation.loading', defaultMessage: 'The page is loading.' },
  stillLoading: { id: 'navigation.stillLoading', defaultMessage: 'The page is still loading.' },
  openDirectly: { id: 'navigation.openDirectly', defaultMessage: 'Open it directly' },
})

/** Shows a progress bar after 300 ms and a plain link after 10 s. */
export function PendingNotice() {
  const intl = useIntl()
  const [stage, setStage] = useState<'quiet' | 'bar' | 'link'>('quiet')
  useEffect(() => {
    const bar = setTimeout(() => setStage('bar'), BAR_AFTER_MS)
    const link = setTimeout(() => setStage('link'), LINK_AFTER_MS)
    return () => {
      clearTimeout(bar)
      clearTimeout(link)
    }
  }, [])
  if (stage === 'quiet') return null
  return (
    <div className={styles.root}>
      <div className={styles.bar} />
      <p role="status" className={stage === 'link' ? styles.note : styles.hidden}>
        {intl.formatMessage(stage === 'link' ? messages.stillLoading : messages.loading)}{' '}
        {stage === 'link' && <a href={location.href}>{intl.formatMessage(messages.openDirectly)}</a>}
      </p>
    </div>
  )
}
