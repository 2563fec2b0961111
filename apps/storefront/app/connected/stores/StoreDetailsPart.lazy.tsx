import type { StoreLocationDetailsNode } from '@vitrine/cms-renderer/definitions/stores'
import { Container } from '@vitrine/ui/Container'
import { StoreLocationDetails } from '@vitrine/ui/StoreLocationDetails'
import { defineMessages, useIntl } from 'react-intl'
import { ContactWays } from '../contact/ContactWays.js'
import * as css from '../parts.css.js'

const messages = defineMessages({
  failed: {
    id: 'storeDetails.failed',
    defaultMessage: 'Address and opening hours cannot be shown right now. You reach us by telephone and e-mail:',
  },
})

/** A store's details; contact data of the retailer if the store could not be loaded. */
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
