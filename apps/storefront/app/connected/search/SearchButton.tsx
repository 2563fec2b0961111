import { Icon } from '@vitrine/ui/Icon'
import { OpenerLink } from '@vitrine/ui/OpenerLink'
import { defineMessages, useIntl } from 'react-intl'
import { useFlyouts } from '../../contexts/FlyoutContext.js'
import { useShell } from '../../contexts/ShellContext.js'
import { loadFlyout } from '../flyouts/flyoutLoaders.js'
import * as styles from './SearchButton.css.js'

const messages = defineMessages({
  search: { id: 'searchButton.search', defaultMessage: 'Search' },
})

/** Search button in the header; without JavaScript, a link to the search page. */
export function SearchButton() {
  const intl = useIntl()
  const { localeAlias } = useShell()
  const flyouts = useFlyouts()
  const warm = () => void loadFlyout('search')
  return (
    <OpenerLink
      className={styles.root}
      href={`/${localeAlias}/search`}
      aria-label={intl.formatMessage(messages.search)}
      onOpen={() => flyouts.open('search')}
      onPointerEnter={warm}
      onFocus={warm}
    >
      <Icon name="search" />
    </OpenerLink>
  )
}
