import { defineMessage } from 'react-intl'

/** Generic error message for failures without a specific one (Spec §8). */
export const failed = defineMessage({ id: 'flyoutHost.failed', defaultMessage: 'Something went wrong. Try again!' })
