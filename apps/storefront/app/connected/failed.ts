import { defineMessage } from 'react-intl'

/** What a failure says that has no words of its own (Spec §8). */
export const failed = defineMessage({ id: 'flyoutHost.failed', defaultMessage: 'Something went wrong. Try again!' })
