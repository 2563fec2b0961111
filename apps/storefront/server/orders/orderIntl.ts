import { createIntl, type IntlShape } from 'react-intl'
import { messagesOf } from '../../app/page/load/serverMessages.server.js'

const known = new Map<string, IntlShape>()

/** Messages and formats of a locale, for texts that the server writes. @throws when a text is missing */
export function orderIntl(localeId: string): IntlShape {
  const found = known.get(localeId)
  if (found) return found
  const intl = createIntl({
    locale: localeId,
    messages: messagesOf(localeId),
    onError: (error) => {
      throw error
    },
  })
  known.set(localeId, intl)
  return intl
}
