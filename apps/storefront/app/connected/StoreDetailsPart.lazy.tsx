import type { StoreLocationDetailsNode } from '@vitrine/cms-renderer/definitions/stores'
import { Container } from '@vitrine/ui/Container'
import { StoreLocationDetails } from '@vitrine/ui/StoreLocationDetails'
import { defineMessages, useIntl } from 'react-intl'
import { ContactWays } from './ContactWays.js'
import * as css from './parts.css.js'

const messages = defineMessages({
  failed: {
    id: 'storeDetails.failed',
    defaultMessage: 'Address and opening hours cannot be shown right now. You reach us by telephone and e-mail:',
  },
})

/** One boutique as commerce knows it; without an answer of commerce, whom to ask. */
export function StoreDetailsPart({ store, isLead }: StoreLocationDetailsNode) {
  const intl = useIntl()
  if (store) return <StoreLocationDetails store={store} headingLevel={isLead ? 1 : 2} />
  return (
    <Container width="listing" className={css.part}>
      <p>{intl.formatMessage(messages.failed)}</p>
      <ContactWays />
    </Container>
  )
}
