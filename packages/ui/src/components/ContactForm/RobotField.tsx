'use client'

import { FormattedMessage } from 'react-intl'
import * as css from './formSending.css.js'
import { messages } from './formSending.messages.js'

/** Honeypot field, hidden from people: `website` in form data. */
export function RobotField() {
  return (
    <label className={css.robot} aria-hidden="true">
      <FormattedMessage {...messages.robot} />
      <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  )
}
